// Most files with widgets also use SwiftUI.
@_exported import SwiftUI
