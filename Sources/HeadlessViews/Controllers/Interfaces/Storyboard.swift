import Foundation

/// A storyboard, whose controllers a test registers under its name.
///
/// A test registers the controllers with ``InterfaceFiles``. An unregistered name raises UIKit's
/// exception, and the message names the call that registers it.
///
/// Counterpart: `UIStoryboard`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Storyboard: NSObject {
  private let name: String
  private let bundle: Bundle?

  /// Creates a storyboard without a name (behaviour 25.41).
  public override convenience init() { self.init(name: "", bundle: nil) }

  /// Creates a storyboard.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its extension.
  ///   - storyboardBundleOrNil: The bundle. It is ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  private var files: InterfaceFiles { Simulator.current.interfaces }

  /// Creates the initial view controller.
  ///
  /// - Returns: The controller, or `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> ViewController? {
    guard files.knows(storyboard: name) else {
      InterfaceFault.noStoryboard(name).raise()
      return nil
    }
    return files.scene(name, nil).map { finish($0()) }
  }

  /// Creates the controller with an identifier.
  ///
  /// - Parameter identifier: The controller's identifier in the storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    if let make = files.scene(name, identifier) { return finish(make()) }
    let fault =
      files.knows(storyboard: name)
      ? InterfaceFault.noController(name, identifier: identifier, description: description)
      : .noStoryboard(name)
    fault.raise()
    return ViewController()
  }

  /// Creates the initial view controller with a closure.
  ///
  /// - Parameter creator: Creates the controller instead of the registered closure. It receives an
  ///   empty coder.
  /// - Returns: The controller, or `nil` if the storyboard has none.
  public func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    if let made = creator?(files.coder) { return finish(made) }
    return instantiateInitialViewController().map(require)
  }

  /// Creates the controller with an identifier, with a closure.
  ///
  /// - Parameters:
  ///   - identifier: The controller's identifier in the storyboard. With a creator it need not be
  ///     registered.
  ///   - creator: Creates the controller instead of the registered closure. It receives an empty
  ///     coder.
  public func instantiateViewController<Controller: ViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let made = creator?(files.coder) { return finish(made) }
    return require(instantiateViewController(withIdentifier: identifier))
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
  func adopt(_ storyboard: Storyboard) {
    keptStates.keep(StoryboardOfOrigin(storyboard))
    for child in children where child.storyboard == nil { child.adopt(storyboard) }
  }
}
