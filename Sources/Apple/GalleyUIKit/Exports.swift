@_exported import Foundation
// What the expansions of #Preview mention.
@_exported import enum Galley._PreviewTypes
// UIKit re-exports Core Graphics and Core Animation.
@_exported import func GalleyCompatibility.CACurrentMediaTime
@_exported import struct GalleyLayout.CGAffineTransform
@_exported import struct GalleyLayout.CGVector
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
