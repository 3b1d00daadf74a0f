import HeadlessKit
import ListCore

// The comparison of displayed views with newly configured ones.

extension ListCheck {
  /// A view with incorrect content.
  private struct Stray {
    let place: ListPlace
    let shown: ViewLook
    let fresh: ViewLook
    let differences: [String]
  }

  /// Finds content that was not reset, arrived late, or is outdated, in this order: each view
  /// counts for one of them.
  func compare(_ pairs: [LookPass.Pair], hasWaited: Bool) {
    var unreset: [ReuseWatch.UnresetProperty: [ListPlace]] = [:]
    var late: [Stray] = []
    var stale: [ListFinding.Kind: [Stray]] = [:]
    for pair in pairs {
      let (place, name) = (pair.entry.place, pair.entry.name)
      let fresh = ViewLook(pair.fresh)
      let left = reuse.clean(pair.entry.view, name, fresh)
      for property in left { unreset[property, default: []].append(place) }
      guard left.isEmpty else { continue }
      let shown = ViewLook(pair.entry.view)
      var differences = shown.contentDifferences(from: fresh, trustsAbsence: hasWaited)
      noteDecorations(of: name, shown, fresh, differences)
      differences.removeAll(where: decorations.contains)
      let stray = Stray(place: place, shown: shown, fresh: fresh, differences: differences)
      if differences.isEmpty {
        // A view that draws its own texts is compared by its readable texts.
        guard decorations.isEmpty, shown.texts != fresh.texts else { continue }
        stale[Self.staleKind(place), default: []].append(stray)
      } else if wasWrittenLate(name, shown, differences) {
        late.append(stray)
      } else {
        stale[Self.staleKind(place), default: []].append(stray)
      }
    }
    for (property, places) in unreset.sorted(by: { $0.key.property < $1.key.property }) {
      report(.notReset, at: places, Self.sentence(property))
    }
    if let first = late.first { report(.lateCallback, at: late.map(\.place), Self.late(first)) }
    for (kind, strays) in stale.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let first = strays.first, isNews(first) else { continue }
      report(kind, at: strays.map(\.place), staleSentence(first))
    }
  }

  /// Returns whether outdated content has not been reported before. A list with snapshots is outdated
  /// for as long as the mistake is not corrected, and looks different in every sentence.
  private func isNews(_ stray: Stray) -> Bool {
    guard let list, list.usesSnapshots, let name = stray.differences.first else { return true }
    let (shown, fresh) = (Self.text(stray.shown[name]), Self.text(stray.fresh[name]))
    return reportedStale.insert("\(name) \(shown) \(fresh)").inserted
  }

  /// Records the properties that the delegate sets: a new view has the value that this one had
  /// before the delegate was told about its display.
  private func noteDecorations(
    of name: ListViewName, _ shown: ViewLook, _ fresh: ViewLook, _ differences: [String]
  ) {
    guard let before = displayed.removeValue(forKey: name), let after = configured[name] else {
      return
    }
    for property in differences
    where before[property] == fresh[property] && after[property] != before[property]
      && shown[property] == after[property]
    {
      decorations.insert(property)
    }
  }

  /// Returns whether a reused view was modified after it was configured.
  private func wasWrittenLate(
    _ name: ListViewName, _ shown: ViewLook, _ differences: [String]
  ) -> Bool {
    guard checks.contains(.reuse), reuse.uses[name] != nil, let configured = configured[name] else {
      return false
    }
    return differences.contains { shown[$0] != configured[$0] }
  }

  private static func staleKind(_ place: ListPlace) -> ListFinding.Kind {
    switch place {
    case .item: .staleCell
    case .header, .supplementary(CollectionView.elementKindSectionHeader, _): .staleHeader
    case .footer, .supplementary(CollectionView.elementKindSectionFooter, _): .staleFooter
    case .supplementary, .decoration: .staleSupplementary
    }
  }
}

extension ListCheck {
  private static func sentence(_ property: ReuseWatch.UnresetProperty) -> String {
    """
    A view of "\(property.identifier)" came back from the pool and kept its \(property.property): \
    some items set it and others leave it alone. Reset it in prepareForReuse(), or set it for \
    every item.
    """
  }

  private static func late(_ stray: Stray) -> String {
    """
    \(difference(stray)). It was correct when the view was configured, but was changed afterwards, \
    by a callback of an item that the view showed before. Make the callback check whether the view \
    still shows its item, or cancel it in prepareForReuse().
    """
  }

  private func staleSentence(_ stray: Stray) -> String {
    let usesSnapshots = list?.usesSnapshots ?? false
    let remedy =
      switch stray.place {
      case .item where list?.awaitsSnapshot ?? false: Self.otherQueue
      case .item where usesSnapshots && hasApplied:
        """
        A snapshot was applied, but the item was not marked: mark it with reconfigureItems(_:) or \
        reloadItems(_:) before the apply.
        """
      case .item where usesSnapshots:
        """
        No snapshot was applied since. Apply one whenever the items of the model change; if only \
        the content of an item changed, mark it with reconfigureItems(_:) in that snapshot.
        """
      case .item: "Reload or reconfigure the item when its content changes."
      case .header, .footer, .supplementary, .decoration:
        "Changes to items do not update it: reload the section, or change the view on screen."
      }
    return "\(Self.difference(stray)). \(remedy)"
  }

  /// The advice for a snapshot that another queue applied.
  nonisolated static var otherQueue: String {
    """
    A snapshot was applied on another queue and waits for the main queue, so the list shows the old \
    one. Apply snapshots always on the main queue: mixing queues leaves their order undefined.
    """
  }

  private static func difference(_ stray: Stray) -> String {
    let noun =
      switch stray.place {
      case .item(let path): "The cell at \(path)"
      case .header(let section): "The header of section \(section)"
      case .footer(let section): "The footer of section \(section)"
      case .supplementary(CollectionView.elementKindSectionHeader, let path):
        "The header of section \(path.section)"
      case .supplementary(CollectionView.elementKindSectionFooter, let path):
        "The footer of section \(path.section)"
      case .supplementary, .decoration: "The view at \(stray.place)"
      }
    guard let name = stray.differences.first else {
      return "\(noun) reads \(stray.shown.texts), and its provider would give \(stray.fresh.texts)"
    }
    let (shown, fresh) = (text(stray.shown[name]), text(stray.fresh[name]))
    return "\(noun) has \(shown) as its \(name), and its provider would give \(fresh)"
  }

  private static func text(_ value: AnyHashable?) -> String {
    guard let value else { return "none" }
    if let image = value.base as? Image { return "image \"\(image.name ?? "without a name")\"" }
    return value.base is String ? "\"\(value.base)\"" : "\(value.base)"
  }
}
