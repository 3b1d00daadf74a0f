import UIKit

final class FeedPostCell: UITableViewCell {
  static let reuseIdentifier = "FeedPostCell"

  let placeLabel = UILabel()
  let captionLabel = UILabel()
  let postImageView = UIImageView()
  let spinner = UIActivityIndicatorView(style: .medium)
  let retryButton = UIButton(type: .system)

  var onRetry: (() -> Void)?
  var onReuse: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpViews()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onReuse?()
    onReuse = nil
    onRetry = nil
    postImageView.image = nil
    retryButton.isHidden = true
  }

  private func setUpViews() {
    selectionStyle = .none
    placeLabel.font = .preferredFont(forTextStyle: .subheadline)
    placeLabel.textColor = .secondaryLabel
    captionLabel.font = UIFont.preferredFont(forTextStyle: .body)
    captionLabel.adjustsFontForContentSizeCategory = true
    captionLabel.numberOfLines = 0
    postImageView.contentMode = .scaleAspectFill
    postImageView.clipsToBounds = true
    postImageView.layer.cornerRadius = 12
    postImageView.backgroundColor = .secondarySystemBackground
    spinner.hidesWhenStopped = true
    retryButton.setTitle("Retry", for: .normal)
    retryButton.isHidden = true
    retryButton.addTarget(self, action: #selector(didTapRetry), for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [placeLabel, postImageView, captionLabel])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    for view in [spinner, retryButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }

    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      postImageView.heightAnchor.constraint(equalToConstant: 200),
      spinner.centerXAnchor.constraint(equalTo: postImageView.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: postImageView.centerYAnchor),
      retryButton.centerXAnchor.constraint(equalTo: postImageView.centerXAnchor),
      retryButton.centerYAnchor.constraint(equalTo: postImageView.centerYAnchor),
    ])
  }

  @objc private func didTapRetry() {
    onRetry?()
  }
}
