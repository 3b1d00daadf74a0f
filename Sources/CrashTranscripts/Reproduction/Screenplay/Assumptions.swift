import ListCore

/// The numbers that a screenplay uses and its message does not state.
///
/// Messages name the numbers that disagree, and no others. A list needs all of them, and the reader
/// of the explanation must be able to tell the stated numbers from the assumed ones.
struct Assumptions {
  private let told: ToldCounts
  private let kind: ListKind
  private let tellsKind: Bool
  private let before: [Int]
  /// The counts after the update; those before it if there is no update.
  private let after: [Int]
  private let updates: Bool
  /// The number of items in a section that the message does not mention.
  private let filler: Int

  init(_ facts: TranscriptFacts, _ screenplay: Screenplay, tellsKind: Bool) {
    told = facts.told
    kind = screenplay.kind
    self.tellsKind = tellsKind
    before = screenplay.counts.perSection
    if case .update(_, let after) = screenplay.action {
      self.after = after.perSection
      updates = true
    } else {
      after = before
      updates = false
    }
    let (told, before) = (told, before)
    let isEmpty = before.indices.contains { section in
      before[section] == 0 && !told.before.contains(section) && !told.after.contains(section)
    }
    filler = isEmpty ? 0 : 1
  }

  /// The assumptions, each a phrase.
  var phrases: [String] {
    guard !told.everything else { return [] }
    return (tellsKind ? [] : ["the view is a \(kind.viewNoun)"])
      + special.flatMap(items) + others + sections + [told.guess].compactMap { $0 }
  }
}

// MARK: - Items

extension Assumptions {
  /// The sections that the message is about, and those that have to differ from the others.
  private var special: [Int] {
    (0..<max(before.count, after.count)).filter { section in
      told.before.contains(section) || told.after.contains(section)
        || (section < before.count && before[section] != filler)
        || (section < after.count && after[section] != filler)
    }
  }

  private func items(in section: Int) -> [String] {
    let isOpenBefore = section < before.count && !told.before.contains(section)
    let isOpenAfter = section < after.count && !told.after.contains(section)
    guard updates else { return isOpenBefore ? [items(before, section)] : [] }
    if isOpenBefore, isOpenAfter, before[section] == after[section] {
      return [items(before, section) + " before and after the update"]
    }
    return (isOpenBefore ? [items(before, section) + " before the update"] : [])
      + (isOpenAfter ? [items(after, section) + " after the update"] : [])
  }

  private func items(_ counts: [Int], _ section: Int) -> String {
    "\(counted(counts[section], kind.itemNoun)) in section \(section)"
  }

  /// The sections that the message does not mention.
  private var others: [String] {
    let count = max(before.count, after.count) - special.count
    guard count > 0 else { return [] }
    let other = special.isEmpty ? "" : "other "
    if count == 1, special.isEmpty { return [items(before.isEmpty ? after : before, 0)] }
    return [
      filler == 0
        ? "no \(kind.itemNoun) in any \(other)section"
        : "one \(kind.itemNoun) in each \(other)section"
    ]
  }
}

// MARK: - Sections

extension Assumptions {
  private var sections: [String] {
    let (isOpenBefore, isOpenAfter) = (!told.sectionsBefore, updates && !told.sectionsAfter)
    if isOpenBefore, isOpenAfter || !updates, before.count == after.count {
      return before.count == 1 ? ["no other section"] : [counted(before.count, "section")]
    }
    return (isOpenBefore ? ["\(counted(before.count, "section")) before the update"] : [])
      + (isOpenAfter ? ["\(counted(after.count, "section")) after the update"] : [])
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
