// Drawing and appearance, under UIKit's names.
import Foundation
import HeadlessKit

public typealias UIAppearance = Appearance
public typealias UIAppearanceContainer = AppearanceContainer
public typealias UICoordinateSpace = CoordinateSpace
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
public typealias CAAction = LayerAction
public typealias CALayerContentsFilter = LayerContentsFilter
public typealias CAEmitterLayer = EmitterLayer
public typealias CAEmitterCell = EmitterCell
public typealias CAEmitterLayerEmitterShape = EmitterLayer.EmitterShape
public typealias CAEmitterLayerEmitterMode = EmitterLayer.EmitterMode
public typealias CAEmitterLayerRenderMode = EmitterLayer.RenderMode

/// Begins the drawing of an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { ImageContext.begin(size: size) }

/// Begins the drawing of an image.
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image is opaque.
///   - scale: The number of pixels in a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { ImageContext.begin(size: size, isOpaque: opaque, scale: scale) }

/// Returns the image of the current context, if there is one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ImageContext.image }
/// Ends the current drawing.
public func UIGraphicsEndImageContext() { ImageContext.end() }
/// Fills a rectangle with the fill colour of the current context.
public func UIRectFill(_ rect: CGRect) { ImageContext.fill(rect) }
/// Fills a rectangle with the fill colour of the current context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  ImageContext.fill(rect, blendMode: blendMode)
}
/// Draws the edges of a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) { ImageContext.frame(rect) }
/// Limits what is drawn in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { ImageContext.clip(rect) }

#if os(Linux)
  /// Returns the current context, if there is one.
  public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContext.current }
  /// Makes a context the current one.
  public func UIGraphicsPushContext(_ context: CGContext) { ImageContext.push(context) }
  /// Makes the previous context the current one.
  public func UIGraphicsPopContext() { ImageContext.end() }
#endif
