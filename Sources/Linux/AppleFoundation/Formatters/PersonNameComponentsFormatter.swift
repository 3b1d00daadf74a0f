import Foundation

/// A formatter of people's names, given name first.
///
/// Foundation on Linux has the class without its methods. The order is that of the user's region
/// `en_US`.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    case `default`
    /// The nickname, or the given name.
    case short
    /// Given and family name.
    case medium
    /// Everything.
    case long
    /// The initials.
    case abbreviated
  }

  /// How much of a name is written.
  open var style = Style.default
  /// Whether the phonetic name is written. Ignored.
  open var isPhonetic = false
  /// The user's region. Its order is ignored.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a name.
  open func string(from components: PersonNameComponents) -> String {
    let names: [String?]
    switch style {
    case .default, .medium: names = [components.givenName, components.familyName]
    case .short: names = [components.nickname ?? components.givenName ?? components.familyName]
    case .long:
      names = [
        components.namePrefix, components.givenName, components.middleName,
        components.familyName, components.nameSuffix,
      ]
    case .abbreviated:
      let initials = [components.givenName, components.familyName]
      return initials.compactMap { $0?.first.map(String.init) }.joined()
    }
    return names.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the text of a name.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: [Never] = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// Returns the parts of a name: the first word is the given name, the last the family name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    let middle = words.dropFirst().dropLast().joined(separator: " ")
    if !middle.isEmpty { components.middleName = middle }
    return components
  }
}
