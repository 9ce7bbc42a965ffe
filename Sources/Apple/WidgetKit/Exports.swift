// Files with widgets mostly import SwiftUI, too.
@_exported import SwiftUI
