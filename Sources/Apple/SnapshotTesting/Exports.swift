// Tests that import XCTest see UIKit on Apple's platforms.
@_exported import GalleyUIKit
