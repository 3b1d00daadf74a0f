import HeadlessKit
import ListCore

// The only place where findings become prose.

extension PathComparison.Difference {
  init(
    step: Int, label: String, site: CallSite? = nil, finding: PathComparison.Finding,
    kind: ListKind, names: PathNames, profile: SystemProfile, unjudged: Int = 0
  ) {
    self.step = step
    self.label = label
    self.site = site
    self.finding = finding
    let name = "step \(step)" + (label.isEmpty ? "" : " (\(label))")
    switch finding {
    case .crash(let legacy, let diffable):
      let crashes = [(names.legacy, legacy), (names.diffable, diffable)].compactMap { path, crash in
        crash.map { "With the \(path) \(name) crashes: \($0.reasonWithoutView(profile))" }
      }
      sentence = crashes.joined(separator: "\n")
    case .failure(let legacy?, let diffable?) where legacy.firstLine == diffable.firstLine:
      let place = site.map { " at \($0)" } ?? ""
      let rest =
        switch unjudged {
        case 0: ""
        case 1: " The step after it is not judged."
        default: " The \(unjudged) steps after it are not judged."
        }
      sentence = """
        \(name.prefix(1).uppercased() + name.dropFirst())\(place) fails alike with both: the step is \
        wrong, not the screen.\(rest)
        \(legacy)
        """
    case .failure(let legacy, let diffable):
      let place = site.map { " at \($0)" } ?? ""
      sentence = Self.told(legacy, diffable, names) { path, error in
        "With the \(path) \(name)\(place) fails: \(error)"
      }
    case .notCompared(let legacy, let diffable):
      sentence = Self.told(legacy, diffable, names) { path, reason in
        "With the \(path) nothing can be compared after \(name): \(reason)."
      }
    case .sight(let difference):
      sentence = "After \(name) \(difference.sentence(kind, names))"
    case .mistakes(let legacy, let diffable):
      let legacyKinds = legacy.isEmpty ? nil : Self.kinds(legacy)
      let diffableKinds = diffable.isEmpty ? nil : Self.kinds(diffable)
      guard let diffableKinds else {
        sentence = """
          After \(name) there was a mistake with the \(names.legacy) that is not there with \
          the \(names.diffable) (\(legacyKinds ?? "")).
          """
        return
      }
      sentence = Self.told(legacyKinds, diffableKinds, names) { path, kinds in
        """
        After \(name) the screens look alike, but there is a mistake with the \(path) (\(kinds)).
        """
      }
    case .reloads(let items, let cost):
      sentence = """
        After \(name) the screens look alike, but the \(names.diffable) replaced \
        \(items == 1 ? "a cell" : "\(items) cells") that could stay (\(cost.cellsAskedFor) asked for, \
        \(cost.viewsCreated) created, \(cost.viewsReused) reused).
        """
    case .unfinished(let legacy, let diffable) where legacy == diffable:
      sentence = "After \(name), with both, \(legacy.joined(separator: ", "))."
    case .unfinished(let legacy, let diffable):
      sentence = Self.told(
        legacy.isEmpty ? nil : legacy.joined(separator: ", "),
        diffable.isEmpty ? nil : diffable.joined(separator: ", "), names
      ) { path, work in "After \(name), with the \(path), \(work)." }
    }
  }

  private static func kinds(_ findings: [ListFinding]) -> String {
    findings.map(\.kind.rawValue).joined(separator: ", ")
  }

  private static func told(
    _ legacy: String?, _ diffable: String?, _ names: PathNames,
    _ tell: (_ path: String, _ reason: String) -> String
  ) -> String {
    [legacy.map { tell(names.legacy, $0) }, diffable.map { tell(names.diffable, $0) }]
      .compactMap(\.self).joined(separator: "\n")
  }
}

extension CrashReport {
  /// Returns the reason in the words of a system release, without the description of the view and
  /// without addresses, so that it is the same in every run.
  func reasonWithoutView(_ profile: SystemProfile) -> String {
    facts.reason(profile, view: nil).replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}

extension String {
  fileprivate var firstLine: Substring { prefix { $0 != "\n" } }
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
    case .sections(let one, let other):
      let list = { (names: [String]) in names.map { "\"\($0)\"" }.joined(separator: ", ") }
      let order = one.count == other.count ? "in another order: " : ""
      return "the sections are \(order)" + pair(list(one), list(other))
    case .texts(let place, let one, let other):
      return "\(kind.text(place)) shows " + pair(Self.text(one), Self.text(other))
    case .offset(let one, let other):
      return "the content is scrolled to " + pair("\(one)", "to \(other)")
    case .looksSelected(let place, let one, let other):
      return "\(kind.text(place)) looks "
        + pair(one ? "selected" : "unselected", other ? "selected" : "unselected")
    case .selection(let one, let other):
      return "the selection is " + pair(Self.text(one), Self.text(other))
    case .screens(let one, let other):
      let path = { (titles: [String]) in titles.joined(separator: " > ") }
      return "the screen is " + pair(path(one), path(other))
    case .detail(let detail, let one, let other):
      let place = detail.place.map { " of \(kind.text($0))" } ?? ""
      let none = detail.property.absence
      if detail.property == .textColor {
        return "the text colour\(place) differs: " + pair(one ?? none, other ?? none)
      }
      return "the \(detail.property.rawValue)\(place) is " + pair(one ?? none, other ?? none)
    case .listCount(let one, let other):
      return "there are " + pair("\(one) list\(one == 1 ? "" : "s") on screen", "\(other)")
    case .element(let one, let other):
      return "there is " + pair(one?.description ?? "nothing", other?.description ?? "nothing")
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
