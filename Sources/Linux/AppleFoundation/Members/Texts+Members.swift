import Foundation

extension NSString {
  /// Returns a text of a format, with numbers as the user's region writes them.
  public class func localizedStringWithFormat(
    _ format: NSString, _ args: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: args))
  }
}

extension NSObject: @retroactive CVarArg {
  /// The object as an argument of a format, which writes it as an object: `%@`.
  ///
  /// Foundation describes its own numbers and texts. Any other object is passed as its description,
  /// which is never freed.
  @_disfavoredOverload
  public var _cVarArgEncoding: [Int] {
    let object =
      self is NSNumber
      ? Unmanaged<AnyObject>.passUnretained(self)
      : Unmanaged<AnyObject>.passRetained(NSString(string: description))
    return [Int(bitPattern: object.toOpaque())]
  }
}

extension Array: @retroactive CVarArg {
  /// The array as an argument of a format, which writes its description: `%@`. That is never freed.
  /// (behaviour 25.103)
  public var _cVarArgEncoding: [Int] {
    let text = Unmanaged<AnyObject>.passRetained(NSString(string: NSArray(array: self).description))
    return [Int(bitPattern: text.toOpaque())]
  }
}

extension NSString {
  /// Creates a copy of a text.
  public convenience init(string aString: NSString) { self.init(string: aString as String) }
}

extension NSMutableString {
  /// Creates a copy of a text, which can be changed. The parameter with a default lets it exist beside
  /// that of `NSString`, which is not inherited.
  public convenience init(string aString: NSString, _ nothing: Void = ()) {
    self.init(string: aString as String)
  }
}
