import UIKit

/// A message above the feed; a tap dismisses it.
final class ErrorBanner: UIButton {
  var onHide: (() -> Void)?

  var message: String? {
    get { isVisible ? title(for: .normal) : nil }
    set {
      if let newValue { show(newValue) } else { hideAnimated() }
    }
  }

  private var isVisible: Bool { alpha > 0 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    backgroundColor = .systemRed
    setTitleColor(.white, for: .normal)
    titleLabel?.textAlignment = .center
    titleLabel?.numberOfLines = 0
    titleLabel?.font = .preferredFont(forTextStyle: .body)
    addTarget(self, action: #selector(hideAnimated), for: .touchUpInside)
    alpha = 0
  }

  private func show(_ message: String) {
    setTitle(message, for: .normal)
    UIView.animate(withDuration: 0.25) {
      self.alpha = 1
    }
  }

  @objc private func hideAnimated() {
    UIView.animate(
      withDuration: 0.25,
      animations: { self.alpha = 0 },
      completion: { completed in
        if completed {
          self.setTitle(nil, for: .normal)
          self.onHide?()
        }
      })
  }
}
