// Linux has no UIKit. Files that import it get the part of it that affects a rendered picture.
@_exported import GalleyUIKit
