@_exported import Foundation
@_exported import struct GalleyLayout.CGAffineTransform
@_exported import struct GalleyLayout.CGVector
