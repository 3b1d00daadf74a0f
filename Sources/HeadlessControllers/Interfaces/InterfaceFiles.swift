import Foundation
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

/// The storyboards, nibs, images and fonts of an app, registered by a test, on one simulator.
///
/// Interface Builder files are not read. A test registers once what each name creates; code that
/// loads a storyboard or a nib by name then works unchanged.
///
/// ```swift
/// simulator.interfaces.register(storyboard: "Main", identifier: "Detail") { DetailController() }
/// simulator.interfaces.register(segue: "showDetail", from: ListController.self, .show) {
///   DetailController()
/// }
/// simulator.interfaces.register(image: "logo", size: CGSize(width: 120, height: 40))
/// simulator.interfaces.register(nib: "BookCell") { _ in [BookCell(style: .default, reuseIdentifier: nil)] }
/// ```
///
/// Pass ``coder`` to a controller or cell that is created with `init?(coder:)`. It decodes nothing,
/// so the closure sets the outlets itself.
@preconcurrency @MainActor
public final class InterfaceFiles {
  /// A closure that creates the objects of a nib for its owner.
  public typealias NibMaker = @MainActor (_ owner: Any?) -> [Any]

  private struct SceneName: Hashable {
    let storyboard: String
    /// The identifier; `nil` for the initial controller.
    let identifier: String?
  }

  private var scenes: [SceneName: @MainActor () -> ViewController] = [:]
  private var nibs: [String: NibMaker] = [:]
  private var segues: [RegisteredSegue] = []
  private let fonts: RegisteredFonts
  /// The prototype cells: their nibs, their identifiers and the controllers that have them.
  package var prototypes: [(nib: String, identifier: String, belongs: (ViewController) -> Bool)] =
    []

  /// An empty coder, for objects that are created with `init?(coder:)`.
  public let coder: NSCoder = InterfaceCoder()

  private let resources: NamedResources

  init(_ resources: NamedResources, _ fonts: RegisteredFonts) {
    self.resources = resources
    self.fonts = fonts
  }
}

extension InterfaceFiles {
  /// Registers a controller of a storyboard.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard's name.
  ///   - identifier: The identifier; `nil` for the initial controller.
  ///   - make: Creates the controller and sets its outlets.
  public func register(
    storyboard: String, identifier: String? = nil, _ make: @escaping @MainActor () -> ViewController
  ) {
    scenes[SceneName(storyboard: storyboard, identifier: identifier)] = make
  }

  /// Registers a nib.
  ///
  /// - Parameters:
  ///   - nib: The nib's name.
  ///   - make: Creates the nib's objects. It receives the owner, whose outlets it sets.
  public func register(nib: String, _ make: @escaping NibMaker) {
    nibs[nib] = make
  }

  /// Registers a segue of a controller class.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - source: The class of the controllers that have the segue. Subclasses inherit it.
  ///   - kind: The kind of segue.
  ///   - make: Creates the destination controller.
  public func register<Source: ViewController>(
    segue identifier: String, from source: Source.Type, _ kind: SegueKind,
    to make: @escaping @MainActor () -> ViewController
  ) {
    add(RegisteredSegue(identifier, source, .new(kind, make)))
  }

  /// Registers an unwind segue of a controller class.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - source: The class of the controllers that have the segue. Subclasses inherit it.
  ///   - action: The method of the controller to return to. It takes the segue as its argument.
  public func register<Source: ViewController>(
    unwindSegue identifier: String, from source: Source.Type, action: Selector
  ) {
    add(RegisteredSegue(identifier, source, .back(action)))
  }

  /// Gives the image or the symbol of a name its size. Images that are created later have it.
  ///
  /// - Parameters:
  ///   - image: The name of the image in the app's asset catalogue, or of the symbol.
  ///   - size: The size, in points.
  public func register(image: String, size: CGSize) {
    resources.imageSizes[image] = size
  }

  /// Registers a font of the app, so that `UIFont(name:size:)` creates it.
  ///
  /// - Parameters:
  ///   - font: The PostScript name: `Lato-Bold`.
  ///   - widths: The font's measurements; `nil` for those of a similar system font.
  public func register(font: String, _ widths: FontWidths? = nil) {
    fonts.register(font, widths)
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

  /// Whether any nib is registered.
  var hasNibs: Bool { !nibs.isEmpty }

  /// Returns whether a controller's class, or a superclass, has a segue.
  package func knows(segue identifier: String, of controller: ViewController) -> Bool {
    segue(identifier, of: controller) != nil
  }

  /// Returns the segue registered for the controller's class, or for its nearest superclass.
  func segue(_ identifier: String, of controller: ViewController) -> RegisteredSegue? {
    let own = segues.filter { $0.identifier == identifier && $0.belongs(controller) }
    return own.first { candidate in own.allSatisfy { $0.isAtOrAbove(candidate.source) } }
  }
}

extension Simulator {
  /// The registered storyboards, nibs, segues, images and fonts of the app.
  public var interfaces: InterfaceFiles {
    let (resources, fonts) = (namedResources, registeredFonts)
    return kept { InterfaceFiles(resources, fonts) }
  }
}
