import Foundation
import HeadlessControls
import ListCore

/// The rows and sections that the subviews of a list represent.
@MainActor
struct ListPlaces {
  private var places: [ObjectIdentifier: ListPlace] = [:]
  private var titles: [Int: String] = [:]
  /// The views that an update removed, and whose animation has not ended.
  private let leaving: Set<ObjectIdentifier>
  private let list: ScrollView

  init(_ view: ScrollView) {
    list = view
    leaving = Set((view as? ListScrollView)?.leavingViews.map(ObjectIdentifier.init) ?? [])
    for (child, place) in view.viewsInPlaces {
      places[ObjectIdentifier(child)] = place
      guard let section = place.sectionOfHeader, titles[section] == nil else { continue }
      titles[section] = child.firstText
    }
  }

  /// Records the row or section that a view of the list belongs to.
  func locate(_ child: View, in surroundings: inout ScreenSurroundings) {
    guard let place = places[ObjectIdentifier(child)] else {
      if leaving.contains(ObjectIdentifier(child)) {
        surroundings.obstacle = surroundings.obstacle ?? .leaving
      }
      return
    }
    surroundings.section = ScreenSurroundings.Section(
      list: ObjectIdentifier(list), number: place.section, title: titles[place.section])
    if case .item(let path) = place {
      surroundings.row = ScreenSurroundings.Row(list: list, indexPath: IndexPath(path))
    }
    surroundings.bounds = place.bar
  }
}

extension ListPlace {
  fileprivate var bar: ScreenElement.Role? {
    switch self {
    case .header, .supplementary(CollectionView.elementKindSectionHeader, _): .header
    case .footer, .supplementary(CollectionView.elementKindSectionFooter, _): .footer
    case .item, .supplementary, .decoration: nil
    }
  }

  fileprivate var sectionOfHeader: Int? { bar == .header ? section : nil }
}

extension ScrollView {
  /// The list's views on screen, with the row or section each belongs to.
  fileprivate var viewsInPlaces: [(View, ListPlace)] {
    switch self {
    case let table as TableView:
      table.cells.live.paths.compactMap { path in
        table.cells.live[path].map { ($0, .item(path)) }
      } + table.bars.all.map { ($0.view, $0.place.listPlace) }
    case let list as CollectionView:
      list.stage.cells.paths.compactMap { path in
        list.stage.cells[path].map { ($0, .item(path)) }
      }
        + list.stage.otherElements.compactMap { element in
          guard let view = list.stage.others[element] else { return nil }
          return element.listPlace.map { (view, $0) }
        }
    default: []
    }
  }
}

extension View {
  /// The first visible text in the view.
  fileprivate var firstText: String? {
    guard !isHidden, alpha >= 0.01 else { return nil }
    if let label = self as? Label { return label.shownText }
    return subviews.lazy.compactMap(\.firstText).first
  }
}
