import HeadlessKit
import ListCore

extension VisibleState {
  /// The names of all sections, by which a person tells them: the header, or else the text of the
  /// first row; `nil` unless every section shows one and they are all different.
  private var sectionNames: [String]? {
    var names: [String] = []
    for section in counts.indices {
      let header = text(at: .header(section: section))
      guard let name = header ?? text(at: .item(ItemPath(item: 0, section: section))) else {
        return nil
      }
      names.append(name)
    }
    return Set(names).count == names.count && !names.isEmpty ? names : nil
  }

  private func text(at place: ListPlace) -> String? {
    elements.first { $0.place == place }?.texts.first
  }

  /// Returns the sections of both states if they are in another order, or if one state lacks some
  /// that the other one has; `nil` if they are the same, or different ones.
  func sectionDifference(from other: VisibleState) -> VisibleDifference? {
    guard let mine = sectionNames, let its = other.sectionNames, mine != its else { return nil }
    let (one, two) = (Set(mine), Set(its))
    guard one.isSubset(of: two) || two.isSubset(of: one) else { return nil }
    return .sections(mine, its)
  }
}
