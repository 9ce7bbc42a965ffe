// On Linux there is no SwiftUI: files that import it get Galley, and with it Combine's names, as on
// Apple's platforms.
@_exported import Combine
@_exported import Galley
