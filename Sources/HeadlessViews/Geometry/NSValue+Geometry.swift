import Foundation

// UIKit's names for Foundation's points, sizes and rectangles.
extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that the value contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value contains.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value contains.
  public var cgRectValue: CGRect { rectValue }
}

#if !canImport(Darwin)
  // Elsewhere, a value that contains a rectangle casts to one and back, as UIKit's notifications
  // are read: `info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect`. (behaviour 19.4)

  extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      result = source.hasType(of: NSValue(rect: .zero)) ? source.rectValue : nil
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.rectValue ?? .zero
    }
  }

  extension NSValue {
    fileprivate func hasType(of other: NSValue) -> Bool {
      String(cString: objCType) == String(cString: other.objCType)
    }
  }
#endif
