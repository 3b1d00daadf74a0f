import Foundation
@_spi(Hooks) import HeadlessViews

/// A nib of the app, read from its file, or registered by a test.
///
/// The objects that a test registers with ``InterfaceFiles`` win over those of a file. A name without
/// either raises UIKit's exception, and the message says where the file was looked for.
///
/// Counterpart: `UINib`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Nib: NSObject {
  let name: String
  private let bundle: Bundle?

  /// Creates a nib without a name (behaviour 25.41).
  public override convenience init() { self.init(nibName: "", bundle: nil) }

  /// Creates a nib.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its extension.
  ///   - bundleOrNil: The bundle of the app, or of another target.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  /// A key for options of a nib.
  ///
  /// Counterpart: `UINib.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The external objects, by the names that the nib refers to them by.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates the nib's objects.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The owner, whose outlets are set.
  ///   - optionsOrNil: Options, such as the external objects of a nib's file.
  /// - Returns: The top-level objects.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = Simulator.current.interfaces.nib(name) else {
      let reader = Simulator.current.interfaceReader
      let made = reader?.makeObjects(
        ofNib: name, in: bundle, owner: ownerOrNil, options: optionsOrNil ?? [:])
      if made == nil { InterfaceFault.noNib(name, places: reader?.places ?? "").raise() }
      return made ?? []
    }
    let objects = make(ownerOrNil)
    for case let view as View in objects { view.callAwakeFromNib() }
    return objects
  }

  /// Whether the nib is registered, or the app has its file.
  @_spi(Hooks) open var exists: Bool {
    Simulator.current.interfaces.nib(name) != nil
      || Simulator.current.interfaceReader?.hasNib(name, in: bundle) ?? false
  }

  /// Whether the objects come from a file: a test has registered none.
  var isOfFile: Bool { Simulator.current.interfaces.nib(name) == nil }

  /// Raises UIKit's exception if a view of the nib's file has another reuse identifier than the one
  /// that the nib was registered with.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in the file.
  ///   - registered: The registered one.
  ///   - noun: What UIKit calls the view: `cell` or `view`.
  package func check(_ identifier: String?, registeredAs registered: String, of noun: String) {
    guard isOfFile, let identifier, !identifier.isEmpty, identifier != registered else { return }
    InterfaceFault.otherIdentifier(noun, nib: identifier, registered: registered).raise()
  }

  /// Creates the view of a nib that was registered with a list; another one after the exception of
  /// a nib without a view.
  package func makeView<Made: View>(_ type: Made.Type, else other: () -> Made) -> Made {
    let isKnown = exists
    let objects = instantiate(withOwner: nil)
    if objects.count == 1, let view = objects[0] as? Made { return view }
    if isKnown { InterfaceFault.noView(nib: name, wanted: ObjectName.name(of: type)).raise() }
    return other()
  }
}

extension View {
  /// Calls `awakeFromNib` on the view and its subviews.
  fileprivate func callAwakeFromNib() {
    for view in children { view.callAwakeFromNib() }
    awakeFromNib()
  }
}

extension Bundle {
  /// Creates the objects of a nib.
  ///
  /// - Parameters:
  ///   - name: The nib's name.
  ///   - owner: The owner, whose outlets are set.
  ///   - options: Options, such as the external objects of a nib's file.
  /// - Returns: The top-level objects.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [Nib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    Nib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
