// Code that deals with views deals with rectangles and index paths, as in UIKit. Code that deals with
// simulators and crashes deals with profiles and repairs, which are values of the core. Core
// Graphics' names that Linux lacks are beside the pixels.
@_exported import Foundation
@_exported import ListCore
@_exported import Raster

#if canImport(Darwin)
  // Not every Foundation includes Core Graphics, which views do, as in UIKit.
  @_exported import CoreGraphics
  @_exported import QuartzCore
#endif
