import UIKit

extension SymbolUse {
  static let ofColorsAndImages: [SymbolUse] = [
    SymbolUse(15) { named(UIImage.self) },
    SymbolUse(23) {
      let view = UIImageView()
      view.image = UIImage(named: "cover")
      return view.image?.name == "cover"
    },
    SymbolUse(30) { named(UIImageView.self) },
    SymbolUse(33) { named(UIColor.self) },
    SymbolUse(86) {
      let view = UIView()
      view.backgroundColor = .white
      return view.backgroundColor == UIColor(white: 1, alpha: 1)
    },
    SymbolUse(87) {
      let view = UIView()
      view.backgroundColor = .clear
      return view.backgroundColor == UIColor(white: 0, alpha: 0)
    },
    SymbolUse(130) { UIImage(named: "cover") != nil },
    SymbolUse(144) { UIImage(systemName: "star")?.isSymbolImage == true },
    SymbolUse(184) {
      let cell = UITableViewCell()
      cell.accessoryType = .checkmark
      return cell.accessoryType == .checkmark
    },
    SymbolUse(187) { UIColor.red.cgColor.alpha == 1 },
    SymbolUse(191) { UIImage().size == .zero },
    SymbolUse(226) {
      let label = UILabel()
      label.textColor = .label
      return label.textColor == .label
    },
    SymbolUse(241) { UIColor.black.withAlphaComponent(0.5).cgColor.alpha == 0.5 },
    SymbolUse(250) {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let ground: UIColor = .systemBackground
      return ground.resolvedColor(with: dark) != ground.resolvedColor(with: UITraitCollection())
    },
    SymbolUse(254) { UIImageView().image == nil },
    SymbolUse(274) { UIImageView(image: UIImage(named: "cover")).image?.name == "cover" },
  ]
}
