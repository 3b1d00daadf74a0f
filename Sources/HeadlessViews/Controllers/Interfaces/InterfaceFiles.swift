import Foundation

/// What stands for the storyboards and nibs of an app, on one simulator.
///
/// There is no Interface Builder here, so nothing reads such a file. A test says once what each
/// name makes; then code that asks for the name works unchanged.
///
/// ```swift
/// simulator.interfaces.register(storyboard: "Main", identifier: "Detail") { DetailController() }
/// simulator.interfaces.register(segue: "showDetail", from: ListController.self, .show) {
///   DetailController()
/// }
/// simulator.interfaces.register(nib: "BookCell") { _ in [BookCell(style: .default, reuseIdentifier: nil)] }
/// ```
///
/// A controller or a cell that is made with `init?(coder:)` gets ``coder``, which holds nothing:
/// the maker sets what would be an outlet.
@preconcurrency @MainActor
public final class InterfaceFiles {
  /// Makes the objects of a nib for its owner.
  public typealias NibMaker = @MainActor (_ owner: Any?) -> [Any]

  private struct SceneName: Hashable {
    let storyboard: String
    /// `nil` for the initial controller.
    let identifier: String?
  }

  private var scenes: [SceneName: @MainActor () -> ViewController] = [:]
  private var nibs: [String: NibMaker] = [:]
  private var segues: [RegisteredSegue] = []

  /// A coder that holds nothing, for what is made with `init?(coder:)`.
  public let coder: NSCoder = EmptyCoder()

  init() {}
}

extension InterfaceFiles {
  /// Says what a storyboard makes for an identifier.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard's name.
  ///   - identifier: The identifier; `nil` for the initial controller.
  ///   - make: Makes the controller, its outlets included.
  public func register(
    storyboard: String, identifier: String? = nil, _ make: @escaping @MainActor () -> ViewController
  ) {
    scenes[SceneName(storyboard: storyboard, identifier: identifier)] = make
  }

  /// Says what a nib makes.
  ///
  /// - Parameters:
  ///   - nib: The nib's name.
  ///   - make: Makes its objects. It is handed the owner, whose outlets it sets.
  public func register(nib: String, _ make: @escaping NibMaker) {
    nibs[nib] = make
  }

  /// Says where a segue of a controller leads.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - source: The class of the controllers that have it; those of its subclasses have it too.
  ///   - kind: What it does.
  ///   - make: Makes the controller that it leads to.
  public func register<Source: ViewController>(
    segue identifier: String, from source: Source.Type, _ kind: SegueKind,
    to make: @escaping @MainActor () -> ViewController
  ) {
    add(RegisteredSegue(identifier, source, .new(kind, make)))
  }

  /// Says that a segue of a controller leads back.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - source: The class of the controllers that have it; those of its subclasses have it too.
  ///   - action: The method that the controller it leads back to has. It takes the segue.
  public func register<Source: ViewController>(
    unwindSegue identifier: String, from source: Source.Type, action: Selector
  ) {
    add(RegisteredSegue(identifier, source, .back(action)))
  }

  private func add(_ segue: RegisteredSegue) {
    segues.removeAll { $0.identifier == segue.identifier && $0.source == segue.source }
    segues.append(segue)
  }
}

extension InterfaceFiles {
  func knows(storyboard: String) -> Bool { scenes.keys.contains { $0.storyboard == storyboard } }

  func scene(_ storyboard: String, _ identifier: String?) -> (@MainActor () -> ViewController)? {
    scenes[SceneName(storyboard: storyboard, identifier: identifier)]
  }

  func nib(_ name: String) -> NibMaker? { nibs[name] }

  /// The segue of a controller; the one of the nearest class counts.
  func segue(_ identifier: String, of controller: ViewController) -> RegisteredSegue? {
    let own = segues.filter { $0.identifier == identifier && $0.belongs(controller) }
    return own.first { candidate in own.allSatisfy { $0.isAtOrAbove(candidate.source) } }
  }
}

extension Simulator {
  /// What stands for the storyboards and nibs of the app.
  public var interfaces: InterfaceFiles { kept { InterfaceFiles() } }
}

/// A coder that holds nothing.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}
