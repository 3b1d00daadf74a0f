#if os(Linux)
  import Foundation
  import HeadlessViews

  /// A renderer that draws pages into a PDF file.
  ///
  /// Each page of the file is an image of what was drawn, two pixels a point, and not text and
  /// lines.
  ///
  /// Counterpart: `UIGraphicsPDFRenderer`.
  ///
  /// Coverage: simulated.
  open class GraphicsPDFRenderer: NSObject {
    /// The format of the file.
    open private(set) var format: GraphicsPDFRendererFormat

    /// Creates a renderer of pages of one size.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of a page, in points.
    ///   - format: The format of the file.
    public init(bounds: CGRect, format: GraphicsPDFRendererFormat = GraphicsPDFRendererFormat()) {
      let own = GraphicsPDFRendererFormat()
      (own.documentInfo, own.bounds) = (format.documentInfo, bounds)
      self.format = own
      super.init()
    }

    /// Returns a file of the pages that a closure draws.
    ///
    /// - Parameter actions: Begins each page, and draws it.
    open func pdfData(actions: (GraphicsPDFRendererContext) -> Void) -> Data {
      let context = GraphicsPDFRendererContext(format)
      actions(context)
      return context.pages.file(info: format.documentInfo)
    }
    /// Writes a file of the pages that a closure draws.
    ///
    /// - Parameters:
    ///   - url: The location of the file.
    ///   - actions: Begins each page, and draws it.
    /// - Throws: The error of writing.
    open func writePDF(
      to url: URL, withActions actions: (GraphicsPDFRendererContext) -> Void
    ) throws { try pdfData(actions: actions).write(to: url) }
  }

  /// The format of a PDF file.
  ///
  /// Counterpart: `UIGraphicsPDFRendererFormat`.
  ///
  /// Coverage: simulated.
  open class GraphicsPDFRendererFormat: NSObject {
    /// The title, the author and the creator, under the keys of Core Graphics.
    open var documentInfo: [String: Any] = [:]
    /// The rectangle of a page, in points.
    open internal(set) var bounds = CGRect.zero

    /// Returns the default format.
    open class func preferred() -> GraphicsPDFRendererFormat { GraphicsPDFRendererFormat() }
    /// Returns the default format.
    open class func `default`() -> GraphicsPDFRendererFormat { GraphicsPDFRendererFormat() }
  }

  /// The context of the pages of a PDF file.
  ///
  /// Counterpart: `UIGraphicsPDFRendererContext`.
  ///
  /// Coverage: simulated.
  open class GraphicsPDFRendererContext: NSObject {
    /// The format of the file.
    open private(set) var format: GraphicsPDFRendererFormat
    let pages: PDFPages

    init(_ format: GraphicsPDFRendererFormat) {
      self.format = format
      pages = PDFPages(bounds: format.bounds)
      super.init()
    }

    /// The context of the page. Before the first page begins, drawing in it has no effect.
    open var cgContext: CGContext { pages.context }
    /// The rectangle of the current page, in points.
    open var pdfContextBounds: CGRect { pages.bounds }
    /// Ends the current page and begins the next one.
    open func beginPage() { pages.begin(format.bounds) }
    /// Ends the current page and begins the next one.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the page, in points.
    ///   - pageInfo: Ignored.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages.begin(bounds) }
    /// Has no effect: the file has no links.
    open func setURL(_ url: URL, for rect: CGRect) {}
    /// Has no effect: the file has no links.
    open func addDestination(withName name: String, at point: CGPoint) {}
    /// Has no effect: the file has no links.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { ImageContext.fill(rect) }
    /// Draws the edges of a rectangle.
    open func stroke(_ rect: CGRect) { ImageContext.frame(rect) }
    /// Limits what is drawn to a rectangle.
    open func clip(to rect: CGRect) { ImageContext.clip(rect) }
  }

  /// The drawing of a file's pages with UIKit's functions, such as
  /// `UIGraphicsBeginPDFContextToData`.
  public enum PDFContext {
    private final class Drawing {
      let pages: PDFPages
      let bounds: CGRect
      let info: [AnyHashable: Any]
      let finish: (Data) -> Void

      init(_ bounds: CGRect, _ info: [AnyHashable: Any], _ finish: @escaping (Data) -> Void) {
        (pages, self.bounds, self.info, self.finish) = (
          PDFPages(bounds: bounds), bounds, info, finish
        )
      }
    }
    private static var current: Drawing? {
      get { Thread.current.threadDictionary["HeadlessKit.PDFContext"] as? Drawing }
      set { Thread.current.threadDictionary["HeadlessKit.PDFContext"] = newValue }
    }

    /// The rectangle of the current page, in points.
    public static var bounds: CGRect { current?.pages.bounds ?? .zero }
    /// Begins a file.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of a page, in points; empty for that of US letter paper.
    ///   - info: The title, the author and the creator.
    ///   - finish: Called with the file at the end.
    public static func begin(
      bounds: CGRect, info: [AnyHashable: Any], finish: @escaping (Data) -> Void
    ) {
      let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
      current = Drawing(bounds.isEmpty ? letter : bounds, info, finish)
    }
    /// Ends the current page and begins the next one.
    ///
    /// - Parameter bounds: The rectangle of the page, in points; `nil` for that of the file.
    public static func beginPage(bounds: CGRect? = nil) {
      guard let current else { return }
      current.pages.begin(bounds ?? current.bounds)
    }
    /// Ends the file.
    public static func end() {
      guard let drawing = current else { return }
      current = nil
      var info: [String: Any] = [:]
      for (key, value) in drawing.info { info["\(key)"] = value }
      drawing.finish(drawing.pages.file(info: info))
    }
  }
#endif
