@_exported import Foundation
// What the expansions of #Preview mention.
@_exported import enum Galley._PreviewTypes
@_exported import struct GalleyLayout.CGAffineTransform
@_exported import struct GalleyLayout.CGVector
