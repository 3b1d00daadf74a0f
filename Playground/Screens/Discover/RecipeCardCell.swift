import UIKit

final class RecipeCardCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let timeLabel = UILabel()
  let saveButton = UIButton(configuration: .plain())
  var onSave: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    contentView.layer.borderWidth = 1
    contentView.layer.borderColor = UIColor.separator.cgColor
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 2
    timeLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
    timeLabel.textColor = .secondaryLabel
    saveButton.addAction(
      UIAction { [weak self] _ in self?.onSave?() }, for: .touchUpInside)

    let texts = UIStackView(arrangedSubviews: [titleLabel, timeLabel])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [texts, saveButton])
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    saveButton.setContentHuggingPriority(.required, for: .horizontal)
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with recipe: Recipe) {
    titleLabel.text = recipe.title
    timeLabel.text = "\(recipe.minutes) min"
    saveButton.configuration?.image = UIImage(
      systemName: recipe.isSaved ? "bookmark.fill" : "bookmark")
    saveButton.accessibilityLabel = recipe.isSaved ? "Remove" : "Save"
  }
}
