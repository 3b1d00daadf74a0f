import Foundation

/// A nib's name, which stands for what a test registers for it.
///
/// ``InterfaceFiles`` says how. A name that nothing is registered for ends the process as UIKit
/// does, with a line that says what to register.
///
/// Counterpart: `UINib`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Nib: NSObject {
  let name: String

  /// Creates one.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its extension.
  ///   - bundleOrNil: The bundle. It is not looked at.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// What a nib is told about the objects outside it.
  ///
  /// Counterpart: `UINib.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects by the names that the nib knows them by.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Makes the objects.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The owner, whose outlets are set.
  ///   - optionsOrNil: Objects outside the nib. They are not looked at.
  /// - Returns: The topmost objects.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = Simulator.current.interfaces.nib(name) else {
      InterfaceFault.noNib(name).stop()
    }
    let objects = make(ownerOrNil)
    for case let view as View in objects { view.wake() }
    return objects
  }

  /// Makes the view that a list registered the nib for.
  package func makeView<Made: View>(_ type: Made.Type) -> Made {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? Made else {
      InterfaceFault.noView(nib: name, wanted: ObjectName.name(of: type)).stop()
    }
    return view
  }
}

extension View {
  /// Tells the view and those in it that they were made from a nib.
  fileprivate func wake() {
    for view in children { view.wake() }
    awakeFromNib()
  }
}

extension Bundle {
  /// Makes the objects of a nib.
  ///
  /// - Parameters:
  ///   - name: The nib's name.
  ///   - owner: The owner, whose outlets are set.
  ///   - options: Objects outside the nib. They are not looked at.
  /// - Returns: The topmost objects.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [Nib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    Nib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
