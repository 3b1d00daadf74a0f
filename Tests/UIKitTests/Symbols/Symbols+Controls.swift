import UIKit

extension SymbolUse {
  static let ofControls: [SymbolUse] = [
    SymbolUse(50) {
      let action = UIAlertAction(title: "Done", style: .default)
      return action.style == .default
    },
    SymbolUse(61) {
      let button = UIButton()
      button.setTitle("Save", for: .normal)
      return button.title(for: .normal) == "Save"
    },
    SymbolUse(71) { named(UIButton.self) },
    SymbolUse(72) {
      let control = UIControl()
      control.addTarget(nil, action: Selector("press"), for: .touchUpInside)
      return control.allControlEvents == .touchUpInside
    },
    SymbolUse(84) {
      var isTold = false
      let toggle = UISwitch()
      toggle.addAction(UIAction { _ in isTold = true }, for: .valueChanged)
      toggle.sendActions(for: .valueChanged)
      return isTold
    },
    SymbolUse(96) {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return spinner.isAnimating
    },
    SymbolUse(98) {
      let button = UIButton()
      button.isEnabled = false
      return button.state == .disabled
    },
    SymbolUse(104) { UIButton().state == .normal },
    SymbolUse(106) { named(UIActivityIndicatorView.self) },
    SymbolUse(114) {
      var taps = 0
      let simulator = Simulator()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 100, width: 90, height: 40)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let screen = UIViewController()
      screen.view.addSubview(button)
      simulator.show(screen)
      try simulator.tap(button)
      return taps == 1
    },
    SymbolUse(117) {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      return button.titleLabel?.text == "Save"
    },
    SymbolUse(119) { named(UISwitch.self) },
    SymbolUse(137) {
      let toggle = UISwitch()
      toggle.isOn = true
      return toggle.isOn
    },
    SymbolUse(153) {
      let button = UIButton()
      button.setTitle("Save", for: .normal)
      return button.currentTitle == "Save"
    },
    SymbolUse(169) {
      let button = UIButton()
      button.isSelected = true
      return button.isSelected
    },
    SymbolUse(208) { UITableView.RowAnimation.automatic != .fade },
    SymbolUse(217) { UIButton(type: .system).buttonType == .system },
    SymbolUse(224) {
      let button = UIButton()
      button.setImage(UIImage(systemName: "star"), for: .normal)
      return button.currentImage == UIImage(systemName: "star")
    },
    SymbolUse(246) { UIActivityIndicatorView(style: .large).bounds.width == 37 },
    SymbolUse(267) {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      spinner.stopAnimating()
      return !spinner.isAnimating
    },
    SymbolUse(276) {
      let button = UIButton(type: .system)
      button.configuration = .filled()
      button.configuration?.title = "Buy"
      return button.titleLabel?.text == "Buy"
    },
  ]
}
