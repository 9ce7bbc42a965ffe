// Linux has no SwiftUI. Files that import it get Galley, along with Combine and UIKit, as on
// Apple's platforms.
@_exported import Combine
@_exported import Galley
@_exported import GalleyUIKit
