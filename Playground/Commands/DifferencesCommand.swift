import ListCore

/// Prints the known differences between HeadlessKit and UIKit.
struct DifferencesCommand {
  private let text: String?

  /// - Parameter text: A word, a fact's number or a name that a difference must mention; all are
  ///   printed if `nil`.
  init(mentioning text: String?) {
    self.text = text
  }

  /// The differences, grouped by area.
  var result: CommandResult {
    let wanted = KnownDifference.all.filter { text.map($0.mentions) ?? true }
    guard !wanted.isEmpty else {
      return .failure(.noMessage, "no known difference mentions '\(text ?? "")'")
    }
    let areas = KnownDifference.Area.allCases.compactMap { area -> String? in
      let entries = wanted.filter { $0.area == area }
      guard !entries.isEmpty else { return nil }
      return ([area.title.uppercased()] + entries.map(\.description)).joined(separator: "\n\n")
    }
    return CommandResult(output: areas.joined(separator: "\n\n\n") + "\n")
  }
}

extension Command {
  /// Parses the arguments after `differences`.
  static func differences(_ arguments: ArraySlice<String>) -> Command {
    switch arguments.count {
    case 0: .differences(mentioning: nil)
    case 1: .differences(mentioning: arguments.first)
    default:
      .misuse("'differences' reads one text; '\(arguments.last ?? "")' is one too many")
    }
  }
}
