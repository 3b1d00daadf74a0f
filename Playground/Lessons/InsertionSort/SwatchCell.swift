import Foundation
import HeadlessKit

/// A coloured square that shows its hue as a number.
final class SwatchCell: CollectionViewCell {
  private let label = Label(frame: CGRect(x: 0, y: 14, width: 50, height: 22))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(label)
  }

  func show(_ hue: Int) {
    label.text = "\(hue)"
    backgroundColor = Color(
      hue: CGFloat(hue) / 100, saturation: 0.8, brightness: 0.9, alpha: 1)
  }

  /// Returns a layout of squares that fill the screen's width, five in a row.
  static func makeLayout() -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    return layout
  }
}
