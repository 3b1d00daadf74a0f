// Drawing and appearance, under UIKit's names.
import Foundation
import HeadlessComponents
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

/// Returns the current context, if there is one. On a Mac there is none: Core Graphics' own contexts
/// do not draw here, which the console says.
public func UIGraphicsGetCurrentContext() -> CGContext? { ImageContext.current }

#if os(Linux)
  /// Makes a context the current one.
  public func UIGraphicsPushContext(_ context: CGContext) { ImageContext.push(context) }
  /// Makes the previous context the current one.
  public func UIGraphicsPopContext() { ImageContext.end() }
#endif

#if os(Linux)
  public typealias CGPathElement = PathElement
  public typealias CGPathElementType = PathElementType
  public typealias UIGraphicsPDFRenderer = GraphicsPDFRenderer
  public typealias UIGraphicsPDFRendererContext = GraphicsPDFRendererContext
  public typealias UIGraphicsPDFRendererFormat = GraphicsPDFRendererFormat

  /// Begins a PDF file.
  ///
  /// - Parameters:
  ///   - data: Becomes the file at the end.
  ///   - bounds: The rectangle of a page, in points; empty for US letter paper.
  ///   - documentInfo: The title, the author and the creator.
  public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
  ) { PDFContext.begin(bounds: bounds, info: documentInfo ?? [:]) { data.setData($0) } }
  /// Begins a PDF file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bounds: The rectangle of a page, in points; empty for US letter paper.
  ///   - documentInfo: The title, the author and the creator.
  /// - Returns: Whether the file can be written.
  @discardableResult
  public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
  ) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    PDFContext.begin(bounds: bounds, info: documentInfo ?? [:]) { file in
      _ = FileManager.default.createFile(atPath: path, contents: file)
    }
    return true
  }
  /// Ends the current page of the PDF file and begins the next one.
  public func UIGraphicsBeginPDFPage() { PDFContext.beginPage() }
  /// Ends the current page of the PDF file and begins the next one.
  public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    PDFContext.beginPage(bounds: bounds)
  }
  /// Ends the PDF file.
  public func UIGraphicsEndPDFContext() { PDFContext.end() }
  /// Returns the rectangle of the current page, in points.
  public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFContext.bounds }
#endif

/// Draws the edges of a rectangle in the current context. The blend mode makes no difference.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  ImageContext.frame(rect)
}
