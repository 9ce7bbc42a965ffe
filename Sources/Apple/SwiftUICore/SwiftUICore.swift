// The part of SwiftUI that some files import by its own name.
@_exported import SwiftUI
