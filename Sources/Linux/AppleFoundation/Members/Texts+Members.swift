import Foundation

extension NSString {
  /// Returns a text of a format, with numbers as the user's region writes them.
  public class func localizedStringWithFormat(
    _ format: NSString, _ args: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: args))
  }
}

extension NSNumber: @retroactive CVarArg {
  /// The number as an argument of a format, which writes it as an object: `%@`.
  public var _cVarArgEncoding: [Int] { [unsafeBitCast(self as AnyObject, to: Int.self)] }
}
