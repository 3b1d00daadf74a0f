import Foundation
import HeadlessControls
import HeadlessViews

/// The information about a print job.
///
/// Counterpart: `UIPrintInfo`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PrintInfo: NSObject {
  /// The kind of content. Counterpart: `UIPrintInfo.OutputType`.
  public enum OutputType: Int, Hashable, Sendable {
    case general, photo, grayscale, photoGrayscale
  }
  /// The orientation of a page. Counterpart: `UIPrintInfo.Orientation`.
  public enum Orientation: Int, Hashable, Sendable {
    case portrait, landscape
  }
  /// The use of both sides of the paper. Counterpart: `UIPrintInfo.Duplex`.
  public enum Duplex: Int, Hashable, Sendable {
    case none, longEdge, shortEdge
  }

  /// The name of the job.
  open var jobName = ""
  /// The kind of content.
  open var outputType = OutputType.general
  /// The orientation of the pages.
  open var orientation = Orientation.portrait
  /// The use of both sides of the paper.
  open var duplex = Duplex.none
  /// The printer.
  open var printerID: String?

  /// Creates the default values.
  public override init() { super.init() }

  /// Creates values from those of another print job.
  ///
  /// - Parameter dictionary: The ``dictionaryRepresentation`` of another object; `nil` for the
  ///   default values.
  public init(dictionary: [AnyHashable: Any]?) {
    let kept = dictionary?[Self.key] as? Values ?? Values()
    (jobName, printerID) = (kept.jobName, kept.printerID)
    (outputType, orientation, duplex) = (kept.outputType, kept.orientation, kept.duplex)
    super.init()
  }

  /// The values, for ``init(dictionary:)``. The keys are not those of UIKit, which are not public.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    [
      Self.key: Values(
        jobName: jobName, outputType: outputType, orientation: orientation, duplex: duplex,
        printerID: printerID)
    ]
  }

  private static let key = "PrintInfo"
  private struct Values {
    var jobName = ""
    var outputType = OutputType.general
    var orientation = Orientation.portrait
    var duplex = Duplex.none
    var printerID: String?
  }

  /// Returns the default values.
  open class func printInfo() -> PrintInfo { PrintInfo() }
}

/// A renderer that draws pages for printing. Nothing is printed.
///
/// Counterpart: `UIPrintPageRenderer`.
///
/// Coverage: simulated. Kept without effect: `footerHeight`, `headerHeight`.
@preconcurrency @MainActor
open class PrintPageRenderer: NSObject {
  /// The height of the head of a page, in points.
  open var headerHeight: CGFloat = 0
  /// The height of the foot of a page, in points.
  open var footerHeight: CGFloat = 0
  /// The formatters of the content.
  open var printFormatters: [PrintFormatter]?
  /// The rectangle of the paper: a letter.
  open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
  /// The rectangle that can be printed on.
  open var printableRect: CGRect { paperRect.insetBy(dx: 18, dy: 18) }
  /// The number of pages: none, as nothing is laid out.
  open var numberOfPages: Int { 0 }
  /// Adds a formatter.
  open func addPrintFormatter(_ formatter: PrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  /// Draws the content of a page.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the head of a page.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the foot of a page.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// A controller with which the user prints. Nothing is printed: the user always cancels.
///
/// Counterpart: `UIPrintInteractionController`.
///
/// Coverage: simulated. Kept without effect: `delegate`, `printFormatter`, `printInfo`,
/// `printPageRenderer`, `printingItem`, `printingItems`, `showsNumberOfCopies`,
/// `showsPageRange`, `showsPaperSelectionForLoadedPapers`.
@preconcurrency @MainActor
open class PrintInteractionController: NSObject {
  /// Called when the user has printed or cancelled.
  public typealias CompletionHandler = (PrintInteractionController, Bool, (any Error)?) -> Void

  private static let only = PrintInteractionController()
  /// The controller.
  open class var shared: PrintInteractionController { only }
  /// Whether the device can print.
  open class var isPrintingAvailable: Bool { true }
  /// Returns whether data can be printed.
  open class func canPrint(_ data: Data) -> Bool { true }
  /// Returns whether a file can be printed.
  open class func canPrint(_ url: URL) -> Bool { true }
  /// The job.
  open var printInfo: PrintInfo?
  /// The delegate. Not owned.
  open weak var delegate: (any PrintInteractionControllerDelegate)?
  /// The item to print.
  open var printingItem: Any?
  /// The items to print.
  open var printingItems: [Any]?
  /// The formatter that lays the content out.
  open var printFormatter: PrintFormatter?
  /// The renderer that draws the pages.
  open var printPageRenderer: PrintPageRenderer?
  /// Whether the user can choose pages.
  open var showsPageRange = true
  /// Whether the user can choose the number of copies.
  open var showsNumberOfCopies = true
  /// Whether the user can choose the paper.
  open var showsPaperSelectionForLoadedPapers = false

  /// Shows the options: the user cancels in the simulator's next turn.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    Simulator.current.schedule(after: 0, named: "printing") { completion?(self, false, nil) }
    return true
  }
  /// Shows the options: the user cancels in the simulator's next turn.
  @discardableResult
  open func present(
    from rect: CGRect, in view: View, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Shows the options: the user cancels in the simulator's next turn.
  @discardableResult
  open func present(
    from item: BarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Has no effect: nothing is shown.
  open func dismiss(animated: Bool) {}
}

/// The delegate of printing.
///
/// Counterpart: `UIPrintInteractionControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PrintInteractionControllerDelegate: NSObjectProtocol {}
