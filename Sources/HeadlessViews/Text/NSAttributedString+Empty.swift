#if !canImport(Darwin)
  import Foundation

  extension NSAttributedString {
    /// Creates an empty string: `NSMutableAttributedString()`.
    ///
    /// Foundation on Linux has no initializer without arguments.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
