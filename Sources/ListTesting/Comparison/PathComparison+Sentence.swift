import HeadlessKit
import ListCore

// The only place where findings become prose.

extension PathComparison.Difference {
  init(
    step: Int, label: String, finding: PathComparison.Finding, kind: ListKind, names: PathNames,
    profile: SystemProfile
  ) {
    self.step = step
    self.label = label
    self.finding = finding
    let name = "step \(step)" + (label.isEmpty ? "" : " (\(label))")
    switch finding {
    case .crash(let legacy, let diffable):
      let crashes = [(names.legacy, legacy), (names.diffable, diffable)].compactMap { path, crash in
        crash.map { "With the \(path) \(name) crashes: \($0.reasonWithoutView(profile))" }
      }
      sentence = crashes.joined(separator: "\n")
    case .sight(let difference):
      sentence = "After \(name) \(difference.sentence(kind, names))"
    }
  }
}

extension CrashReport {
  /// Returns the reason in the words of a system release, without the description of the view and
  /// without addresses, so that it is the same in every run.
  func reasonWithoutView(_ profile: SystemProfile) -> String {
    facts.reason(profile, view: nil).replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}

extension VisibleDifference {
  /// Returns the difference as the end of a sentence.
  fileprivate func sentence(_ kind: ListKind, _ names: PathNames) -> String {
    func pair(_ one: String, _ other: String) -> String {
      "\(one) with the \(names.legacy), and \(other) with the \(names.diffable)."
    }
    switch self {
    case .counts(let one, let other):
      if one.count == other.count,
        let section = one.indices.first(where: { one[$0] != other[$0] })
      {
        return "section \(section) has "
          + pair(kind.counted(one[section]), "\(other[section])")
      }
      return "there are "
        + pair("\(one.count) section\(one.count == 1 ? "" : "s")", "\(other.count)")
    case .texts(let place, let one, let other):
      return "\(kind.text(place)) shows " + pair(Self.text(one), Self.text(other))
    case .offset(let one, let other):
      return "the content is scrolled to " + pair("\(one)", "to \(other)")
    case .looksSelected(let place, let one, let other):
      return "\(kind.text(place)) looks "
        + pair(one ? "selected" : "unselected", other ? "selected" : "unselected")
    case .selection(let one, let other):
      return "the selection is " + pair(Self.text(one), Self.text(other))
    }
  }

  private static func text(_ texts: [String]?) -> String {
    guard let texts else { return "nothing" }
    return texts.isEmpty ? "no text" : texts.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private static func text(_ paths: [ItemPath]) -> String {
    paths.isEmpty ? "empty" : paths.map(\.description).joined(separator: ", ")
  }
}

extension VisibleState.Offset: CustomStringConvertible {
  /// The offset as `(0, 66.7)`: horizontal, vertical.
  public var description: String {
    func text(_ number: Double) -> String {
      let tenths = (number * 10).rounded() / 10
      return tenths == tenths.rounded() ? "\(Int(nearest: tenths))" : "\(tenths)"
    }
    return "(\(text(x)), \(text(y)))"
  }
}

extension ListKind {
  fileprivate func counted(_ number: Int) -> String {
    "\(number) \(itemNoun)\(number == 1 ? "" : "s")"
  }

  fileprivate func text(_ place: ListPlace) -> String {
    place.item == nil ? "\(place)" : "\(itemNoun) \(place)"
  }
}
