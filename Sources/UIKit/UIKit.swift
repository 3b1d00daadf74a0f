// What a file sees that imports `UIKit`: Apple's names, and the few that a test begins with.
//
// The modules below this one have names without a prefix, such as `Action`, `Change` and `View`. If
// they were exported as a whole, these names would collide with those of an app in each file that
// imports both modules, such as a test. Exporting one name of a module makes the members of all its
// types visible.
@_exported import Foundation
import HeadlessViews

@_exported import class DiffableKit.TableViewDiffableSource
@_exported import protocol DynamicCreation.CreatableView
@_exported import class HeadlessComponents.TextInputStringTokenizer
@_exported import struct HeadlessKit.QueryFailure
@_exported import struct HeadlessKit.ScreenQuery
@_exported import struct HeadlessLists.ListInspection
@_exported import struct HeadlessViews.CrashReport
@_exported import enum HeadlessViews.InitializerRegistry
@_exported import struct HeadlessViews.InterfaceMember
@_exported import protocol HeadlessViews.InterfaceMemberList
@_exported import protocol HeadlessViews.KeyValueObserving
@_exported import class HeadlessViews.Simulator
@_exported import func HeadlessViews.captureCrash
@_exported import func HeadlessViews.captureCrashes
@_exported import struct ListCore.SystemProfile

#if os(Linux)
  @_exported import AppleFoundation
  // Foundation on Linux has these too, without their methods: a name that is exported on its own wins.
  @_exported import class AppleFoundation.DateComponentsFormatter
  @_exported import class AppleFoundation.MeasurementFormatter
  @_exported import class AppleFoundation.PersonNameComponentsFormatter
  @_exported import AppleLocalization

  // In Apple's Foundation, URLSession is included; elsewhere it is in a module of its own.
  @_exported import FoundationNetworking

  // What only Apple's systems have has its name in the modules below.
  @_exported import struct HeadlessViews.CATransform3D
  @_exported import func HeadlessViews.CATransform3DConcat
  @_exported import func HeadlessViews.CATransform3DEqualToTransform
  @_exported import func HeadlessViews.CATransform3DGetAffineTransform
  @_exported import let HeadlessViews.CATransform3DIdentity
  @_exported import func HeadlessViews.CATransform3DInvert
  @_exported import func HeadlessViews.CATransform3DIsAffine
  @_exported import func HeadlessViews.CATransform3DIsIdentity
  @_exported import func HeadlessViews.CATransform3DMakeAffineTransform
  @_exported import func HeadlessViews.CATransform3DMakeRotation
  @_exported import func HeadlessViews.CATransform3DMakeScale
  @_exported import func HeadlessViews.CATransform3DMakeTranslation
  @_exported import func HeadlessViews.CATransform3DRotate
  @_exported import func HeadlessViews.CATransform3DScale
  @_exported import func HeadlessViews.CATransform3DTranslate
  @_exported import struct HeadlessViews.CGAffineTransform
  @_exported import enum HeadlessViews.CGBlendMode
  @_exported import struct HeadlessViews.CGColor
  @_exported import class HeadlessViews.CGContext
  @_exported import class HeadlessViews.CGGradient
  @_exported import struct HeadlessViews.CGGradientDrawingOptions
  @_exported import class HeadlessViews.CGImage
  @_exported import enum HeadlessViews.CGInterpolationQuality
  @_exported import enum HeadlessViews.CGLineCap
  @_exported import enum HeadlessViews.CGLineJoin
  @_exported import class HeadlessViews.CGMutablePath
  @_exported import class HeadlessViews.CGPath
  @_exported import enum HeadlessViews.CGPathDrawingMode
  @_exported import enum HeadlessViews.CGPathFillRule
  @_exported import struct HeadlessViews.CGVector
  @_exported import enum HeadlessViews.NSKeyValueChange
  @_exported import struct HeadlessViews.NSKeyValueChangeKey
  @_exported import class HeadlessViews.NSKeyValueObservation
  @_exported import struct HeadlessViews.NSKeyValueObservedChange
  @_exported import struct HeadlessViews.NSKeyValueObservingOptions
  @_exported import func HeadlessViews.NSSelectorFromString
  @_exported import func HeadlessViews.NSStringFromSelector
  @_exported import struct HeadlessViews.Selector
  @_exported import class HeadlessViews.UndoManager
  @_exported import struct Raster.CGBitmapInfo
  @_exported import enum Raster.CGColorRenderingIntent
  @_exported import class Raster.CGColorSpace
  @_exported import func Raster.CGColorSpaceCreateDeviceGray
  @_exported import func Raster.CGColorSpaceCreateDeviceRGB
  @_exported import enum Raster.CGColorSpaceModel
  @_exported import class Raster.CGDataProvider
  @_exported import enum Raster.CGImageAlphaInfo
#else
  @_exported import CoreGraphics
  @_exported import QuartzCore

  // Apple's Foundation has types of these names, which need Objective-C. These are declared here so
  // that they hide those in a file that imports UIKit; the plugin AdaptObjectiveC lets no file import
  // Foundation besides.
  public typealias NSKeyValueChange = HeadlessViews.NSKeyValueChange
  public typealias NSKeyValueChangeKey = HeadlessViews.NSKeyValueChangeKey
  public typealias NSKeyValueObservation = HeadlessViews.NSKeyValueObservation
  public typealias NSKeyValueObservedChange = HeadlessViews.NSKeyValueObservedChange
  public typealias NSKeyValueObservingOptions = HeadlessViews.NSKeyValueObservingOptions
  public typealias Selector = HeadlessViews.Selector

  /// Returns the name of a selector.
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
  /// Returns a selector that is only a name.
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
#endif
