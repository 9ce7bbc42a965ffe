// On Linux there is no SwiftUI: files that import it get Galley.
@_exported import Galley
