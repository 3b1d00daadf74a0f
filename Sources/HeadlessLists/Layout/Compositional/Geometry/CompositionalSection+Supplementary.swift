import Foundation

// Supplementary items of groups (behaviour 14.10).
extension CompositionalSection {
  /// A view that is anchored to a group: its number among those of its kind, its group, and the
  /// frame in the group to which it is anchored.
  typealias GroupSupplementary = (
    item: CollectionLayoutSupplementaryItem, number: Int, group: Int, frame: CGRect
  )

  /// Returns the views that are anchored to some groups and to the groups in them.
  func groupSupplementaries(in groups: Range<Int>) -> [GroupSupplementary] {
    let perGroup = table.pattern.frames.flatMap(\.group.supplementaryItems)
    guard !perGroup.isEmpty else { return [] }
    return groups.flatMap { group in
      var numbers: [String: Int] = [:]
      return table.solution(group).frames.flatMap { frame in
        frame.group.supplementaryItems.map { item -> GroupSupplementary in
          let kind = item.elementKind
          let each = perGroup.reduce(0) { $0 + ($1.elementKind == kind ? 1 : 0) }
          defer { numbers[kind, default: 0] += 1 }
          return (item, group * each + numbers[kind, default: 0], group, frame.frame)
        }
      }
    }
  }

  /// Returns the view of a kind with a number.
  func groupSupplementary(
    _ kind: String, number: Int
  ) -> (item: CollectionLayoutSupplementaryItem, group: Int, frame: CGRect)? {
    let each = table.pattern.frames.flatMap(\.group.supplementaryItems)
      .reduce(0) { $0 + ($1.elementKind == kind ? 1 : 0) }
    guard each > 0, number >= 0, number / each < table.count else { return nil }
    let group = number / each
    return groupSupplementaries(in: group..<group + 1)
      .first { $0.item.elementKind == kind && $0.number == number }
      .map { ($0.item, $0.group, $0.frame) }
  }
}
