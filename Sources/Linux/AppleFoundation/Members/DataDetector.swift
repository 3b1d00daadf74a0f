import Foundation

/// Finds links and telephone numbers in text.
///
/// Linux's Foundation has no detector. This one finds addresses with a scheme, those that begin with
/// `www.` or end in a common domain, addresses of mail, and telephone numbers of at least seven
/// digits. Postal addresses, dates and flights are never found.
///
/// Counterpart: `NSDataDetector`. It is no `NSRegularExpression` here, whose methods cannot be
/// overridden.
public final class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data that it looks for, as the bits of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: UInt64

  /// Creates a detector.
  ///
  /// - Parameter checkingTypes: The kinds of data, as the bits of
  ///   `NSTextCheckingResult.CheckingType`.
  /// - Throws: An error if there is none.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else {
      throw CocoaError(
        .formatting,
        userInfo: [NSLocalizedDescriptionKey: "A data detector needs a kind of data to look for."]
      )
    }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Creates a detector of some kinds, or of none.
  init(of checkingTypes: UInt64) { self.checkingTypes = checkingTypes }

  /// Returns all that is found in a part of a text, in its order.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the part.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let kinds = DetectedKind.all.filter { checkingTypes & $0.type.rawValue != 0 }
    return kinds.reduce(into: [FoundData]()) { found, kind in
      let matches = kind.expression.matches(in: string, options: options, range: range)
      for match in matches {
        guard let data = kind.data(match.range, in: string),
          !found.contains(where: { NSIntersectionRange($0.range, data.range).length > 0 })
        else { continue }
        found.append(data)
      }
    }.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first that is found in a part of a text.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns how much is found in a part of a text.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls a closure with all that is found in a part of a text, until the closure stops it.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }
}

/// What a detector found.
private final class FoundData: NSTextCheckingResult {
  private let place: NSRange
  private let kind: NSTextCheckingResult.CheckingType
  let address: URL?
  let number: String?

  init(
    _ kind: NSTextCheckingResult.CheckingType, at place: NSRange, _ address: URL?,
    _ number: String?
  ) {
    (self.kind, self.place, self.address, self.number) = (kind, place, address, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The address of a link.
  public var url: URL? { (self as? FoundData)?.address }
  /// The digits of a telephone number, as they are written.
  public var phoneNumber: String? { (self as? FoundData)?.number }
  /// The date. It is not looked for.
  public var date: Date? { nil }
  /// The parts of a postal address. It is not looked for.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of an address or of a flight. They are not looked for.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// Returns a result for a link.
  ///
  /// - Parameters:
  ///   - range: The link's place in the text.
  ///   - url: The address.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    FoundData(.linkData, at: range, url, nil)
  }

  /// Returns a result for a telephone number.
  ///
  /// - Parameters:
  ///   - range: The number's place in the text.
  ///   - phoneNumber: The number.
  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    FoundData(.phoneNumberData, at: range, nil, phoneNumber)
  }
}

/// A kind of data and how it is written.
private struct DetectedKind {
  let type: NSTextCheckingResult.CheckingType
  let expression: NSRegularExpression
  /// What an address lacks before its text.
  let prefix: String

  /// The kinds, those that may contain others first.
  static let all: [DetectedKind] = [
    (.linkData, #"\b[a-z][a-z0-9+.-]*://[^\s<>"]+"#, ""),
    (.linkData, #"\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#, "mailto:"),
    (.linkData, #"\bwww\.[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][^\s<>"]*)?"#, "http://"),
    (
      .linkData,
      #"\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|co|me|eu|de|fr|uk|us|ch|at|nl|it|es|jp|cn|ru)"#
        + #"\b(?:[/?#][^\s<>"]*)?"#, "http://"
    ),
    (
      .phoneNumberData,
      #"(?<![\w.,/-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?)?\d{2,4}(?:[ .-]?\d{2,4}){1,4}(?![\w-])"#,
      ""
    ),
  ].compactMap { type, pattern, prefix in
    (try? NSRegularExpression(pattern: pattern, options: .caseInsensitive))
      .map { DetectedKind(type: type, expression: $0, prefix: prefix) }
  }

  /// Returns the data at a place; `nil` if it is none after all.
  func data(_ range: NSRange, in string: String) -> FoundData? {
    let text = (string as NSString).substring(with: range)
    guard type == .linkData else {
      let count = text.count { $0.isNumber }
      guard text.wholeMatch(of: #/\d{4}-\d{2}-\d{2}/#) == nil else { return nil }  // a date
      return (7...15).contains(count) ? FoundData(type, at: range, nil, text) : nil
    }
    let link = Self.withoutPunctuation(text)
    let place = NSRange(location: range.location, length: (link as NSString).length)
    return URL(string: prefix + link).map { FoundData(type, at: place, $0, nil) }
  }

  /// Returns an address without what ends the sentence or the bracket around it.
  private static func withoutPunctuation(_ text: String) -> String {
    var text = text
    while let last = text.last {
      let isBalanced =
        last == ")" && text.count { $0 == "(" } >= text.count { $0 == ")" }
      guard ".,;:!?'\")]}".contains(last), !isBalanced else { break }
      text.removeLast()
    }
    return text
  }
}

extension NSTextCheckingResult.CheckingType {
  // Foundation on Linux declares both under their own names as deprecated, with these bits.
  fileprivate static let linkData = Self(rawValue: 1 << 6)
  fileprivate static let phoneNumberData = Self(rawValue: 1 << 11)
}
