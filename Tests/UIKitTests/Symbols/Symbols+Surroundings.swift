import UIKit

extension SymbolUse {
  static let ofSurroundings: [SymbolUse] = [
    SymbolUse(105) { named(UIApplication.self) },
    SymbolUse(174) { UIApplication.shared.applicationState == .active },
    SymbolUse(178) { named(UIDevice.self) },
    SymbolUse(199) { UIDevice.current.userInterfaceIdiom == .phone },
    SymbolUse(204) { named(UIContextMenuConfiguration.self) },
    SymbolUse(242) { named(UIScreen.self) },
    SymbolUse(243) { UIScreen.main.bounds.width > 0 },
    SymbolUse(269) {
      let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [])
      }
      return named(type(of: menu))
    },
  ]
}
