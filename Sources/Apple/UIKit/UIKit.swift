// Linux has no UIKit. Files that import it get the part that affects rendered pictures.
@_exported import GalleyUIKit
