// Linux has no CoreGraphics. Files that import it get geometry, colors, paths and images.
@_exported import Foundation
@_exported import func GalleyCompatibility.CGPointMake
@_exported import func GalleyCompatibility.CGRectMake
@_exported import func GalleyCompatibility.CGSizeMake
@_exported import enum GalleyGraphics.CGLineCap
@_exported import enum GalleyGraphics.CGLineJoin
@_exported import struct GalleyLayout.CGAffineTransform
@_exported import struct GalleyLayout.CGVector
@_exported import class GalleyUIKit.CGColor
@_exported import class GalleyUIKit.CGImage
@_exported import class GalleyUIKit.CGMutablePath
@_exported import class GalleyUIKit.CGPath
@_exported import enum GalleyUIKit.CGPathFillRule
