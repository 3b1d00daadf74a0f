import Foundation

/// A formatter of lists, in English: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The formatter of each item.
  open var itemFormatter: Formatter?
  /// The user's region. Its language is ignored.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a list.
  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: strings[0] + " and " + strings[1]
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }

  /// Returns the text of a list.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return Self.localizedString(byJoining: texts)
  }
}
