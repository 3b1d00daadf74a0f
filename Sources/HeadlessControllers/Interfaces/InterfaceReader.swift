import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// The provider of the storyboards and nibs that no test registered: the module that reads
/// documents, if the program contains it. Each simulator has its own.
@_spi(Hooks) @preconcurrency @MainActor
open class InterfaceReader {
  /// An answer to a storyboard's question.
  public enum Answer {
    case noStoryboard
    case noController
    case controller(ViewController)
    /// The document cannot be read, for a reason that is a sentence.
    case unreadable(String)
  }

  /// Creates the reader of a simulator.
  public required init(_ simulator: Simulator) {}

  /// Creates a controller of a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; `nil` for the initial controller.
  ///   - storyboard: The storyboard, which the controllers get.
  ///   - creator: Creates the controller instead of its class.
  open func makeController(
    _ identifier: String?, of storyboard: Storyboard, creator: ((NSCoder) -> ViewController?)?
  ) -> Answer { .noStoryboard }

  /// Creates the objects of a nib; `nil` if there is no such nib.
  open func makeObjects(
    ofNib name: String, in bundle: Bundle?, owner: Any?, options: [Nib.OptionsKey: Any]
  ) -> [Any]? { nil }

  /// Returns whether there is a nib.
  open func hasNib(_ name: String, in bundle: Bundle?) -> Bool { false }

  /// Returns the name of the nib that a controller without a name for one loads; `nil` for none.
  open func nibName(of controller: ViewController) -> String? { nil }

  /// Returns the storyboard that the app's property list names for its scenes, or for the app if it has
  /// none.
  open func mainStoryboard(ofScene: Bool) -> Storyboard? { nil }

  /// Returns the files that the reader looks at, for advice.
  open var places: String { "" }
}

/// The information that a controller has about its document. It is stored with the controller.
@_spi(Hooks) @preconcurrency @MainActor
open class InterfaceOrigin {
  public init() {}

  /// Loads the controller's view.
  ///
  /// - Returns: Whether the document has one.
  open func loadView(of controller: ViewController) -> Bool { false }

  /// Performs what belongs to a loaded view: the segues that embed children.
  open func didLoadView(of controller: ViewController) {}

  /// Returns whether the document has a segue.
  open func hasSegue(_ identifier: String) -> Bool { false }

  /// Performs a segue, without asking whether it should be.
  open func performSegue(_ identifier: String, from controller: ViewController, sender: Any?) {}
}

extension ViewController {
  /// The information that the controller has about its document.
  @_spi(Hooks) public var interfaceOrigin: InterfaceOrigin? {
    get { keptStates.known(InterfaceOrigin.self) }
    set { if let newValue { keptStates.keep(newValue) } }
  }

  /// Returns whether the controller has a segue, registered or of its document.
  package func knowsSegue(_ identifier: String) -> Bool {
    simulator.interfaces.knows(segue: identifier, of: self)
      || interfaceOrigin?.hasSegue(identifier) ?? false
  }
}

extension Simulator {
  private final class LinkedReader {
    let reader: InterfaceReader?
    init(_ reader: InterfaceReader?) { self.reader = reader }
  }

  /// The reader of documents, if the program contains it.
  var interfaceReader: InterfaceReader? {
    kept { LinkedReader(Self.readerClass?.init(self)) }.reader
  }

  /// The module above registers itself by the name of one class.
  private static let readerClass =
    NSClassFromString("InterfaceDocuments.AppInterfaceReader") as? InterfaceReader.Type
}
