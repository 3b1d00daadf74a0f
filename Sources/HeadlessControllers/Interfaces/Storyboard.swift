import Foundation
@_spi(Hooks) import HeadlessViews

/// A storyboard of the app, read from its file, or registered by a test.
///
/// The controllers that a test registers with ``InterfaceFiles`` win over those of a file. A name
/// without either raises UIKit's exception, and the message says where the file was looked for.
///
/// Counterpart: `UIStoryboard`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Storyboard: NSObject {
  /// The file's name, without its extension.
  package let name: String
  /// The bundle of the file; `nil` for the app's.
  package let bundle: Bundle?

  /// Creates a storyboard without a name (behaviour 25.41).
  public override convenience init() { self.init(name: "", bundle: nil) }

  /// Creates a storyboard.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its extension.
  ///   - storyboardBundleOrNil: The bundle of the app, or of another target.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  private var files: InterfaceFiles { Simulator.current.interfaces }

  /// Creates the initial view controller.
  ///
  /// - Returns: The controller, or `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> ViewController? { make(nil) }

  /// Creates the controller with an identifier.
  ///
  /// - Parameter identifier: The controller's identifier in the storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    make(identifier) ?? ViewController()
  }

  /// Creates the initial view controller with a closure.
  ///
  /// - Parameter creator: Creates the controller instead of its class, or of the registered closure,
  ///   with the scene's coder. A registered scene has an empty one.
  /// - Returns: The controller, or `nil` if the storyboard has none.
  public func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    make(nil, creator).map(require)
  }

  /// Creates the controller with an identifier, with a closure.
  ///
  /// - Parameters:
  ///   - identifier: The controller's identifier in the storyboard. With a creator it need not be
  ///     registered.
  ///   - creator: Creates the controller instead of its class, or of the registered closure, with the
  ///     scene's coder. A registered scene has an empty one.
  public func instantiateViewController<Controller: ViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    require(make(identifier, creator) ?? ViewController())
  }

  /// Creates a controller: registered ones win over those of the document.
  private func make(
    _ identifier: String?, _ creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let registered = files.scene(name, identifier)
    let reader = Simulator.current.interfaceReader
    if registered == nil, identifier != nil || !files.knows(storyboard: name), let reader {
      switch reader.makeController(identifier, of: self, creator: creator) {
      case .controller(let made): return made
      case .noController: return refuse(identifier)
      case .unreadable(let reason):
        InterfaceFault.unreadable(reason).raise()
        return nil
      case .noStoryboard: break
      }
    }
    if let made = creator?(files.coder) ?? registered?() { return finish(made) }
    if files.knows(storyboard: name) { return refuse(identifier) }
    InterfaceFault.noStoryboard(name, places: reader?.places ?? "").raise()
    return nil
  }

  /// Raises the exception of an unknown identifier; a storyboard without an initial controller is none.
  private func refuse(_ identifier: String?) -> ViewController? {
    if let identifier {
      InterfaceFault.noController(name, identifier: identifier, description: description).raise()
    }
    return nil
  }

  private func require<Controller: ViewController>(_ made: ViewController) -> Controller {
    guard let controller = made as? Controller else {
      InterfaceFault.wrongClass(made: "\(type(of: made))", wanted: "\(Controller.self)").stop()
    }
    return controller
  }

  private func finish<Controller: ViewController>(_ made: Controller) -> Controller {
    made.adopt(self)
    made.awakeFromNib()
    return made
  }

  nonisolated open override var description: String {
    "<UIStoryboard: \(ObjectName.address(of: self))>"
  }
}

final class StoryboardOfOrigin {
  let storyboard: Storyboard
  init(_ storyboard: Storyboard) { self.storyboard = storyboard }
}

extension ViewController {
  /// Notes the storyboard that the controller comes from, for it and its children.
  package func adopt(_ storyboard: Storyboard) {
    keptStates.keep(StoryboardOfOrigin(storyboard))
    for child in children where child.storyboard == nil { child.adopt(storyboard) }
  }
}

extension SceneConfiguration {
  /// The initial storyboard of the scene.
  public var storyboard: Storyboard? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
