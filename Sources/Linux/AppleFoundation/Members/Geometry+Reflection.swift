// Points, sizes and rectangles as Apple's systems print and dump them: `(0.0, 10.0)` instead of the
// names of their properties. Suites compare such texts. (behaviour 25.94)
import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
  /// The coordinates: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
  /// The coordinates by their names.
  public var customMirror: Mirror {
    Mirror(self, children: ["x": x, "y": y], displayStyle: .struct)
  }
}

extension CGSize: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
  /// The width and the height: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
  /// The width and the height by their names.
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width, "height": height], displayStyle: .struct)
  }
}

extension CGRect: @retroactive CustomDebugStringConvertible, @retroactive CustomReflectable {
  /// The origin, the width and the height: `(0.0, 10.0, 390.0, 44.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  /// The origin and the size by their names.
  public var customMirror: Mirror {
    Mirror(self, children: ["origin": origin, "size": size], displayStyle: .struct)
  }
}
