import UIKit

extension SymbolUse {
  static let ofBars: [SymbolUse] = [
    SymbolUse(14) {
      let screen = UIViewController()
      return screen.navigationItem === screen.navigationItem
    },
    SymbolUse(17) { named(UIBarButtonItem.self) },
    SymbolUse(34) {
      let (screen, button) = (UIViewController(), UIBarButtonItem())
      screen.navigationItem.rightBarButtonItem = button
      return screen.navigationItem.rightBarButtonItems == [button]
    },
    SymbolUse(51) {
      UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil).title == "Save"
    },
    SymbolUse(83) {
      UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil).systemItem == .edit
    },
    SymbolUse(118) {
      let (screen, button) = (UIViewController(), UIBarButtonItem())
      screen.navigationItem.leftBarButtonItem = button
      return screen.navigationItem.leftBarButtonItem === button
    },
    SymbolUse(131) {
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).systemItem == .done
    },
    SymbolUse(212) {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.navigationBar.prefersLargeTitles = true
      return stack.navigationBar.showsLargeTitle
    },
    SymbolUse(247) {
      let button = UIBarButtonItem()
      button.action = Selector("save")
      return button.action == Selector("save")
    },
    SymbolUse(283) {
      let screen = UIViewController()
      screen.navigationItem.titleView = UILabel()
      return screen.navigationItem.titleView is UILabel
    },
    SymbolUse(287) {
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).systemItem == .add
    },
  ]
}
