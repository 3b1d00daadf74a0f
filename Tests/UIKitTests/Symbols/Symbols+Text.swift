import UIKit

extension SymbolUse {
  static let ofText: [SymbolUse] = [
    SymbolUse(1) {
      let label = UILabel()
      label.text = "Emma"
      return label.text == "Emma"
    },
    SymbolUse(4) { named(UILabel.self) },
    SymbolUse(29) {
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      return label.font.pointSize == 20
    },
    SymbolUse(46) {
      let label = UILabel()
      label.textColor = .secondaryLabel
      return label.textColor == .secondaryLabel
    },
    SymbolUse(56) { UILabel().text == nil },
    SymbolUse(60) { named(UIFont.self) },
    SymbolUse(62) {
      let label = UILabel()
      label.numberOfLines = 0
      return label.numberOfLines == 0
    },
    SymbolUse(74) {
      let label = UILabel()
      label.textAlignment = .right
      return label.textAlignment == .right
    },
    SymbolUse(80) {
      let label = UILabel()
      label.textAlignment = .center
      return label.textAlignment == .center
    },
    SymbolUse(112) { UIFont.preferredFont(forTextStyle: .body).pointSize == 17 },
    SymbolUse(135) {
      UIFont.systemFont(ofSize: 10, weight: .medium) != UIFont.systemFont(ofSize: 10)
    },
    SymbolUse(147) { UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13 },
    SymbolUse(149) {
      UIFont.preferredFont(forTextStyle: .title1) == UIFont.systemFont(ofSize: 28)
    },
    SymbolUse(167) { named(UITextField.self) },
    SymbolUse(172) {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "Emma")
      return label.text == "Emma"
    },
    SymbolUse(175) { NSAttributedString(string: "Emma").length == 4 },
    SymbolUse(185) {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .caption1)
      return label.font.pointSize == 12
    },
    SymbolUse(210) {
      let field = UITextField()
      field.placeholder = "Title"
      return field.placeholder == "Title"
    },
    SymbolUse(220) { ("Emma" as NSString).length == 4 },
    SymbolUse(245) {
      let text = NSMutableAttributedString(string: "Em")
      text.append(NSAttributedString(string: "ma"))
      return text.string == "Emma"
    },
    SymbolUse(257) { UIFont.systemFont(ofSize: 9, weight: .light).pointSize == 9 },
    SymbolUse(284) { named(UISearchBar.self) },
    SymbolUse(288) { NSLocalizedString("Emma", comment: "A title") == "Emma" },
    SymbolUse(295) {
      let label = UILabel()
      label.lineBreakMode = .byTruncatingMiddle
      return label.lineBreakMode == .byTruncatingMiddle
    },
  ]
}
