import UIKit

final class AlbumHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "AlbumHeader"

  let titleLabel = UILabel()
  let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 17, weight: .bold)
    titleLabel.accessibilityTraits = .header
    countLabel.font = .systemFont(ofSize: 15)
    countLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    addSubview(countLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: 16, dy: 8)
    countLabel.sizeToFit()
    countLabel.frame.origin = CGPoint(x: area.maxX - countLabel.bounds.width, y: area.minY)
    titleLabel.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width - countLabel.bounds.width - 8,
      height: area.height)
  }
}
