import UIKit

extension SymbolUse {
  static let ofMenus: [SymbolUse] = [
    SymbolUse(180) { named(UIAction.self) },
    SymbolUse(200) { named(UISwipeActionsConfiguration.self) },
    SymbolUse(202) { UIMenu(title: "Sort", children: []).title == "Sort" },
    SymbolUse(215) { UISwipeActionsConfiguration(actions: [deletion()]).actions.count == 1 },
    SymbolUse(219) { named(UIContextualAction.self) },
    SymbolUse(233) {
      let cell = UICollectionViewListCell()
      cell.accessories = [.delete()]
      return cell.accessories.count == 1
    },
    SymbolUse(244) { deletion().title == "Delete" },
    SymbolUse(262) {
      let action = UIAction(
        title: "Share", image: UIImage(systemName: "square.and.arrow.up"), identifier: nil,
        discoverabilityTitle: nil, attributes: [.destructive], state: .on, handler: { _ in })
      return action.state == .on && action.attributes == .destructive
    },
  ]

  @MainActor
  private static func deletion() -> UIContextualAction {
    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
  }
}
