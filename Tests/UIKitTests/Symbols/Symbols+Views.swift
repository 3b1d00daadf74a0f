import UIKit

extension SymbolUse {
  static let ofViews: [SymbolUse] = [
    SymbolUse(5) {
      let view = UIView()
      view.backgroundColor = .systemBackground
      return view.backgroundColor == .systemBackground
    },
    SymbolUse(11) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      return outer.subviews == [inner]
    },
    SymbolUse(18) { named(UIView.self) },
    SymbolUse(21) { named(NSCoder.self) },
    SymbolUse(24) { Badge(coder: NSCoder()) != nil },
    SymbolUse(25) {
      let view = UIView()
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      return view.frame.maxY == 6
    },
    SymbolUse(37) { CGSize(width: 3, height: 4).width == 3 },
    SymbolUse(44) { UIView().frame == .zero },
    SymbolUse(48) { UIView(frame: CGRect(x: 9, y: 9, width: 3, height: 4)).bounds.origin == .zero },
    SymbolUse(49) {
      let view = UIView()
      view.tintColor = .red
      return view.tintColor == .red
    },
    SymbolUse(55) { UIView().layer.superlayer == nil },
    SymbolUse(59) {
      let view = UIView()
      view.isHidden = true
      return view.isHidden
    },
    SymbolUse(67) {
      let view = UIView()
      view.layer.cornerRadius = 8
      return view.layer.cornerRadius == 8
    },
    SymbolUse(92) {
      let view = UIView()
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { view.alpha = 0 }
      return view.alpha == 0
    },
    SymbolUse(103) {
      let badge = Badge()
      badge.setNeedsLayout()
      badge.layoutIfNeeded()
      return badge.layouts == 1
    },
    SymbolUse(109) { Badge(frame: CGRect(x: 0, y: 0, width: 7, height: 7)).bounds.width == 7 },
    SymbolUse(115) {
      let view = UIView()
      view.alpha = 0.5
      return view.alpha == 0.5
    },
    SymbolUse(129) {
      let badge = Badge()
      badge.layoutSubviews()
      return badge.layouts == 1
    },
    SymbolUse(134) { named(UIScrollView.self) },
    SymbolUse(136) {
      var isDone = false
      UIView.animate(withDuration: 0.2, animations: { isDone = true })
      return isDone
    },
    SymbolUse(146) { Badge().layoutsWhenShown == 1 },
    SymbolUse(152) { named(NSObject.self) },
    SymbolUse(157) {
      let scroll = UIScrollView()
      scroll.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
      return scroll.contentInset.top == 8
    },
    SymbolUse(158) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      return inner.superview === outer
    },
    SymbolUse(159) {
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 10, height: 900)
      return scroll.contentSize.height == 900
    },
    SymbolUse(168) {
      let view = UIView()
      view.contentMode = .center
      return view.contentMode == .center
    },
    SymbolUse(181) {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return !view.isUserInteractionEnabled
    },
    SymbolUse(183) {
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer())
      return view.gestureRecognizers?.count == 1
    },
    SymbolUse(194) {
      let field = UITextField()
      return field.resignFirstResponder()
    },
    SymbolUse(196) {
      let picture = UIImageView()
      picture.contentMode = .scaleAspectFit
      return picture.contentMode == .scaleAspectFit
    },
    SymbolUse(205) { named(UITapGestureRecognizer.self) },
    SymbolUse(206) {
      let simulator = Simulator()
      let field = UITextField()
      simulator.show(field)
      return field.becomeFirstResponder() && field.isFirstResponder
    },
    SymbolUse(213) {
      let simulator = Simulator()
      let view = UIView()
      simulator.show(view)
      return view.window?.isKeyWindow == true
    },
    SymbolUse(222) {
      let view = UIView()
      view.layer.borderColor = UIColor.red.cgColor
      return view.layer.borderColor == UIColor.red.cgColor
    },
    SymbolUse(223) {
      let view = UIView()
      view.layer.borderWidth = 1
      return view.layer.borderWidth == 1
    },
    SymbolUse(228) {
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      return tap.numberOfTapsRequired == 1
    },
    SymbolUse(236) {
      let label = UILabel()
      label.text = "Emma"
      label.sizeToFit()
      return label.bounds.width > 0
    },
    SymbolUse(238) { UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2)).frame.maxX == 3 },
    SymbolUse(239) {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scroll.contentOffset = CGPoint(x: 0, y: 40)
      return scroll.bounds.minY == 40
    },
    SymbolUse(252) { UIView().traitCollection.displayScale > 0 },
    SymbolUse(253) {
      let view = UIView()
      view.clipsToBounds = true
      return view.layer.masksToBounds
    },
    SymbolUse(255) {
      let view = UIView()
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      return view.layoutMargins.bottom == 3
    },
    SymbolUse(258) {
      let view = UIView()
      view.isAccessibilityElement = true
      return view.isAccessibilityElement
    },
    SymbolUse(278) {
      let badge = Badge()
      badge.layoutIfNeeded()
      badge.setNeedsLayout()
      badge.layoutIfNeeded()
      return badge.layouts == 2
    },
    SymbolUse(279) {
      let view = UIView()
      view.accessibilityLabel = "Cover"
      return view.accessibilityLabel == "Cover"
    },
  ]
}

/// A view as apps write it.
private final class Badge: UIView {
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  var layoutsWhenShown: Int {
    Simulator().show(self)
    return layouts
  }
}
