// Linux has no UniformTypeIdentifiers. Files that import it get the data types that SwiftUI's API
// takes.
@_exported import struct GalleyCompatibility.UTTagClass
@_exported import struct GalleyCompatibility.UTType
