// Linux has no QuartzCore. Files that import it get layers and 3D transforms.
@_exported import CoreGraphics
@_exported import func GalleyCompatibility.CACurrentMediaTime
@_exported import class GalleyUIKit.CAAnimation
@_exported import class GalleyUIKit.CABasicAnimation
@_exported import class GalleyUIKit.CAGradientLayer
@_exported import class GalleyUIKit.CAKeyframeAnimation
@_exported import class GalleyUIKit.CALayer
@_exported import class GalleyUIKit.CAShapeLayer
@_exported import struct GalleyUIKit.CACornerMask
@_exported import enum GalleyUIKit.CATransaction
@_exported import struct GalleyViews.CATransform3D
@_exported import func GalleyViews.CATransform3DConcat
@_exported import let GalleyViews.CATransform3DIdentity
@_exported import func GalleyViews.CATransform3DIsIdentity
@_exported import func GalleyViews.CATransform3DMakeRotation
@_exported import func GalleyViews.CATransform3DMakeScale
@_exported import func GalleyViews.CATransform3DMakeTranslation
@_exported import func GalleyViews.CATransform3DRotate
@_exported import func GalleyViews.CATransform3DScale
@_exported import func GalleyViews.CATransform3DTranslate
