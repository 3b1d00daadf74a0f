import Foundation
import ListCore

// Headers and footers on screen.

extension TableView {
  func registerBar(_ viewClass: AnyClass?, _ identifier: String) {
    bars.classes[identifier] = viewClass.flatMap {
      requireClass($0, TableViewHeaderFooterView.self)
    }
    bars.nibs[identifier] = nil
  }

  func dequeueBar(_ identifier: String) -> TableViewHeaderFooterView? {
    if let view = bars.pool.take(identifier) {
      if engine.port.isObserved {
        engine.emit(
          .reused(engine.name(of: view, .header), reuseIdentifier: identifier), view)
      }
      view.prepareForReuse()
      return view
    }
    // Behaviour 4.15.
    guard let view = bars.classes[identifier]?.create(identifier) ?? barFromNib(identifier)
    else { return nil }
    engine.emitCreation(of: view, .header, identifier)
    return view
  }

  /// Displays headers and footers, with viewForHeader, willDisplayHeader, viewForFooter,
  /// willDisplayFooter, by section (behaviour 2.2).
  func showBars() {
    guard !hasCrashed, let (top, bottom) = visibleStretch else { return hideBars { _ in true } }
    hideBars { place in
      guard let rect = self.barRect(place) else { return true }
      return rect.height <= 0 || rect.maxY <= top || rect.minY >= bottom
    }
    let round = generation
    for section in currentGeometry.sections(from: top, to: bottom) {
      for bar in TableBar.allCases {
        guard generation == round else { return }
        let place = TableBars.Place(bar: bar, section: section)
        guard let rect = barRect(place), rect.height > 0, rect.maxY > top, rect.minY < bottom
        else { continue }
        if let view = bars[bar, section] {
          set(view, place, rect)
        } else if !bars.empty.contains(place) {
          show(place)
        }
      }
    }
  }

  /// Returns the current frame of a header or footer, pinned or not.
  private func barRect(_ place: TableBars.Place) -> CGRect? {
    guard let geometry = tableGeometry, geometry.sections.indices.contains(place.section) else {
      return nil
    }
    let inset = adjustedContentInset
    return switch place.bar {
    case .header:
      geometry.headerRect(ofSection: place.section, visibleFrom: bounds.minY + inset.top)
    case .footer:
      geometry.footerRect(ofSection: place.section, visibleTo: bounds.maxY - inset.bottom)
    }
  }

  private func set(_ view: View, _ place: TableBars.Place, _ rect: CGRect) {
    view.frame = rect
    guard let view = view as? TableViewHeaderFooterView else { return }
    view.isFooter = place.bar == .footer
    view.isPinned =
      switch place.bar {
      case .header: rect != tableGeometry?.rect(ofHeader: place.section)
      case .footer: rect != tableGeometry?.rect(ofFooter: place.section)
      }
  }

  private func show(_ place: TableBars.Place) {
    let round = generation
    let given = bars.prepared.removeValue(forKey: place) ?? askView(for: place.bar, place.section)
    let view = given ?? titleView(place)
    guard generation == round else { return }
    guard let view else {
      bars.empty.insert(place)
      if isGuessed(place) { setHeight(gap(of: place.bar, place.section), of: place) }
      return
    }
    bars[place.bar, place.section] = view
    if given != nil, isGuessed(place) { setHeight(fittingHeight(of: view), of: place) }
    if let rect = barRect(place) { set(view, place, rect) }
    engine.emitCreation(
      of: view, place.listPlace.role, (view as? TableViewHeaderFooterView)?.reuseIdentifier)
    engine.emit(view, place.listPlace, ListEvent.displayed)
    switch place.bar {
    case .header:
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
    case .footer:
      delegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
    }
    if bars[place.bar, place.section] === view { addSubview(view) }
  }

  private func isGuessed(_ place: TableBars.Place) -> Bool {
    let section = tableGeometry?.sections[place.section]
    return switch place.bar {
    case .header: section?.guessesHeader ?? false
    case .footer: section?.guessesFooter ?? false
    }
  }

  func titleView(_ place: TableBars.Place) -> View? {
    guard let title = title(of: place.bar, place.section) else { return nil }
    let view =
      dequeueBar(Self.titleIdentifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.textLabel?.text = title
    return view
  }

  private func setHeight(_ height: CGFloat, of place: TableBars.Place) {
    guard let section = tableGeometry?.sections[place.section] else { return }
    let header = place.bar == .header ? height : section.header
    let footer = place.bar == .footer ? height : section.footer
    let top = tableGeometry?.rect(ofSection: place.section).minY ?? 0
    sectionPattern = nil
    let change =
      tableGeometry?.setBars(
        ofSection: place.section, padding: topPadding(header: header), header: header,
        footer: footer) ?? 0
    keepInPlace(whatFollows: top, movedBy: change)
  }

  /// Removes headers and footers from the screen.
  func hideBars(where isHidden: (TableBars.Place) -> Bool) {
    bars.empty = bars.empty.filter { !isHidden($0) }
    for (place, view) in bars.all where isHidden(place) {
      bars[place.bar, place.section] = nil
      endDisplaying(view, place)
    }
  }

  func endDisplaying(_ view: View, _ place: TableBars.Place) {
    view.removeFromSuperview()
    engine.emit(view, place.listPlace, ListEvent.ended)
    switch place.bar {
    case .header:
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
    case .footer:
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
    }
    bars.enqueue(view)
  }

  /// The reuse identifier of the views that the table creates for titles.
  private static var titleIdentifier: String { "UITableViewSectionTitle" }
}
