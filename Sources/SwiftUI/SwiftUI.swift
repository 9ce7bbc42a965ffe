// On Linux there is no SwiftUI: files that import it get Galley, and with it the names of Combine and
// UIKit, as on Apple's platforms.
@_exported import Combine
@_exported import Galley
@_exported import GalleyUIKit
