// Initializers without arguments. On Apple's systems `NSObject` gives them to these classes, and apps
// write them as a fallback. A parameter with a default lets them exist beside the one that is not
// inherited.
import Foundation

extension NSRegularExpression {
  /// Creates an expression that matches nothing.
  public convenience init(_ nothing: Void = ()) {
    do {
      try self.init(pattern: "(?!)")
    } catch {
      preconditionFailure("The expression '(?!)' is valid: \(error)")
    }
  }
}

extension NSURL {
  /// Creates an empty URL.
  public convenience init(_ nothing: Void = ()) {
    self.init(dataRepresentation: Data(), relativeTo: nil)
  }
}

extension Timer {
  /// Creates a timer that never fires.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}

extension NSDataDetector {
  /// Creates a detector that finds nothing.
  public convenience init(_ nothing: Void = ()) { self.init(of: 0) }
}
