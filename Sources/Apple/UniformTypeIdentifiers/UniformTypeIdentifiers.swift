// On Linux there is no UniformTypeIdentifiers: files that import it get the types of data that
// SwiftUI's API takes.
@_exported import struct GalleyCompatibility.UTTagClass
@_exported import struct GalleyCompatibility.UTType
