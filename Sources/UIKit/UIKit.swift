// On Linux there is no UIKit: files that import it get the part of it that means something in a
// picture.
@_exported import GalleyUIKit
