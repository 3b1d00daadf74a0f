import Foundation

/// A coder that creates the objects of a storyboard or a nib.
///
/// Views and controllers apply its values in `init?(coder:)`, so that a subclass's own code finds them
/// after its call of `super`. This class decodes nothing; the reader of documents overrides it.
@_spi(Hooks) open class InterfaceCoder: NSCoder {
  /// Creates a coder.
  public override init() {
    super.init()
  }

  /// Applies the values to an object that its class has set up.
  @preconcurrency @MainActor
  open func decode(_ object: NSObject) {}

  /// Returns a value that an object needs before it can be set up, by its name in the document.
  open func attribute(_ name: String) -> String? { nil }

  open override var allowsKeyedCoding: Bool { true }
  open override func containsValue(forKey key: String) -> Bool { false }
  open override func decodeObject(forKey key: String) -> Any? { nil }
  open override func decodeBool(forKey key: String) -> Bool { false }
  open override func decodeInteger(forKey key: String) -> Int { 0 }
  open override func decodeDouble(forKey key: String) -> Double { 0 }
  open override func decodeFloat(forKey key: String) -> Float { 0 }
}
