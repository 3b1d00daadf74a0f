import Testing
import UIKit

// A screen as an app writes it: it imports only UIKit.

private final class BadgeView: UIView, UIScrollViewDelegate {
  let label = UILabel()
  private(set) var scrolls = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.5)
    layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 40)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: layoutMargins)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
  }
}

extension UIView {
  fileprivate var depth: Int { superview.map { $0.depth + 1 } ?? 0 }
}

extension UIView.AutoresizingMask {
  fileprivate static let both: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
}

@MainActor
@Suite struct ViewsCompileTests {
  @Test func aScreenThatOnlyImportsUIKitRuns() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let scroll = UIScrollView(frame: window.bounds)
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delegate = badge
    scroll.addSubview(badge)
    window.addSubview(scroll)
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)

    #expect(badge.label.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(badge.scrolls == 1)
    #expect(badge.depth == 2)
    #expect(badge.autoresizingMask == UIView.AutoresizingMask.both)
    #expect(badge.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -30))
  }

  @Test func indexPathsHaveRowsAndItems() {
    var path = IndexPath(row: 3, section: 1)
    path.row += 1
    path.section = 2
    #expect(path == IndexPath(item: 4, section: 2))
    #expect(path.row == 4)
    #expect(path.item == 4)
    #expect(path.section == 2)
  }
}
