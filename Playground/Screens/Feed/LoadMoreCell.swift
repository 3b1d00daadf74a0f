import UIKit

final class LoadMoreCell: UITableViewCell {
  let spinner = UIActivityIndicatorView(style: .medium)
  let messageLabel = UILabel()

  var isLoading: Bool {
    get { spinner.isAnimating }
    set { newValue ? spinner.startAnimating() : spinner.stopAnimating() }
  }

  var message: String? {
    get { messageLabel.text }
    set { messageLabel.text = newValue }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    messageLabel.textColor = .tertiaryLabel
    messageLabel.numberOfLines = 0
    messageLabel.textAlignment = .center
    for view in [spinner, messageLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
      view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }
    contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
