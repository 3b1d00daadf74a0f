import UIKit

final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: PhotoCell.self)

  private let imageView = UIImageView()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  var showsCheckmark = false {
    didSet { updateCheckmark() }
  }

  override var isSelected: Bool {
    didSet { updateCheckmark() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for badge in [heart, checkmark] {
      badge.tintColor = .white
      badge.isHidden = true
      badge.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(badge)
      badge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4).isActive = true
      badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      heart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      checkmark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
    ])
    isAccessibilityElement = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with photo: Photo, showsCheckmark: Bool) {
    imageView.image = UIImage(named: photo.name)
    heart.isHidden = !photo.isFavourite
    self.showsCheckmark = showsCheckmark
    accessibilityLabel = photo.name
  }

  private func updateCheckmark() {
    checkmark.isHidden = !(showsCheckmark && isSelected)
    imageView.alpha = checkmark.isHidden ? 1 : 0.6
  }
}
