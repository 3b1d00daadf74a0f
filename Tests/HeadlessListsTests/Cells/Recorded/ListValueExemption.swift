/// A group of recorded values that HeadlessKit does not have, and why.
struct ListValueExemption: Sendable {
  enum Verdict: Sendable {
    /// The value belongs to the Mac.
    case platform
    /// The evidence is doubtful; the value may be adopted later.
    case left
  }

  let verdict: Verdict
  /// What the values are.
  let subject: String
  let reason: String
  let fact: String
  let covers: @Sendable (RecordedValue) -> Bool
}

extension ListValueExemption {
  /// All groups. The first one that covers a value counts.
  static let all: [ListValueExemption] = [
    ListValueExemption(
      verdict: .left, subject: "The axes on which content preserves the superview's margins",
      reason:
        "Recorded as horizontal only; Apple's reference says both, which HeadlessKit follows.",
      fact: "21.1"
    ) { $0.kind == .content && $0.key == "axes" },
    ListValueExemption(
      verdict: .platform, subject: "Lines, shrinking and tightening of texts in sidebars",
      reason: "Sidebars whose texts stay on one line and shrink are a habit of the Mac.",
      fact: "21.12"
    ) { $0.isOfSidebarContent && ["text", "secondaryText"].contains($0.key) && $0.index > 0 },
    ListValueExemption(
      verdict: .platform, subject: "Margins of content in sidebars",
      reason: "Smaller than those of other rows; not seen on a phone.", fact: "21.13"
    ) { $0.isOfSidebarContent && $0.key == "margins" },
    ListValueExemption(
      verdict: .platform, subject: "Side insets of sidebar sections",
      reason: "10 points divided by 0.77, the scale of the Mac.", fact: "21.37"
    ) { $0.kind == .section && $0.subject.hasPrefix("sidebar") && $0.key == "insets" },
    ListValueExemption(
      verdict: .platform, subject: "Sizes of accessories and of their rooms",
      reason: "Probably scaled for the Mac.", fact: "21.27"
    ) { $0.kind == .accessory && ["rooms", "sizes"].contains($0.subject) },
    ListValueExemption(
      verdict: .platform, subject: "A sidebar row with an outline disclosure",
      reason: "The disclosure is at the leading edge on the Mac, at the trailing edge on a phone.",
      fact: "21.35"
    ) { $0.kind == .cell && $0.subject == "5" && !$0.isVerticalOrSize },
    ListValueExemption(
      verdict: .platform, subject: "Positions in sidebar rows",
      reason: "They follow from the margins of sidebars.", fact: "21.13"
    ) { $0.kind == .cell && $0.subject == "12" && ["image", "label"].contains($0.key) },
    ListValueExemption(
      verdict: .platform, subject: "Positions and sizes in rows with accessories",
      reason: """
        They follow from the sizes of accessories and rooms. With the recorded sizes all of them \
        agree, which a test checks.
        """, fact: "21.26"
    ) {
      $0.kind == .cell
        && ($0.key.hasPrefix("accessory") || $0.key == "content" || $0.key == "label"
          || ($0.key == "image" && $0.index == 0))
    },
  ]

  /// Returns the group of a value that differs.
  static func first(covering value: RecordedValue) -> Int? {
    all.firstIndex { $0.covers(value) }
  }
}

extension RecordedValue {
  fileprivate var isOfSidebarContent: Bool {
    kind == .content && subject.lowercased().contains("sidebar")
  }

  /// Whether this is a y, a width or a height of a frame in a cell.
  fileprivate var isVerticalOrSize: Bool { key == "image" && index > 0 }
}
