import UIKit

extension SymbolUse {
  static let ofLayout: [SymbolUse] = [
    SymbolUse(32) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      return !view.translatesAutoresizingMaskIntoConstraints
    },
    SymbolUse(38) { pinned().minY == 10 },
    SymbolUse(41) { named(NSLayoutConstraint.self) },
    SymbolUse(42) { pinned().maxY == 90 },
    SymbolUse(53) { pinned().minX == 10 },
    SymbolUse(58) { pinned().maxX == 90 },
    SymbolUse(63) { pinned() == CGRect(x: 10, y: 10, width: 80, height: 80) },
    SymbolUse(64) { pinned() == CGRect(x: 10, y: 10, width: 80, height: 80) },
    SymbolUse(81) { named(UIEdgeInsets.self) },
    SymbolUse(85) { stacked { $0.alignment = .top }[0].minY == 0 },
    SymbolUse(90) { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left == 2 },
    SymbolUse(99) { pinned().minX == 10 },
    SymbolUse(110) { centered().height == 20 },
    SymbolUse(113) { centered().width == 30 },
    SymbolUse(116) { centered().midY == 50 },
    SymbolUse(156) { centered().midX == 50 },
    SymbolUse(160) { centered().size == CGSize(width: 30, height: 20) },
    SymbolUse(164) {
      let view = UIView()
      let height = view.heightAnchor.constraint(equalToConstant: 20)
      height.constant = 30
      return height.constant == 30
    },
    SymbolUse(177) { stacked { $0.alignment = .bottom }[0].maxY == 100 },
    SymbolUse(193) {
      let simulator = Simulator()
      let screen = UIViewController()
      simulator.show(screen)
      return screen.view.safeAreaLayoutGuide.layoutFrame.minY == screen.view.safeAreaInsets.top
    },
    SymbolUse(203) { named(UIStackView.self) },
    SymbolUse(227) { named(NSDirectionalEdgeInsets.self) },
    SymbolUse(251) {
      let frames = stacked { ($0.axis, $0.alignment) = (.vertical, .leading) }
      return frames[1].minY == frames[0].maxY
    },
    SymbolUse(256) {
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing == 4
    },
    SymbolUse(266) {
      stacked { ($0.axis, $0.alignment) = (.vertical, .leading) }[0].minX == 0
    },
    SymbolUse(285) { UISwipeGestureRecognizer().direction == .right },
    SymbolUse(293) {
      let frames = stacked { ($0.alignment, $0.spacing) = (.top, 5) }
      return frames[1].minX == frames[0].maxX + 5
    },
    SymbolUse(300) { abs(stacked { $0.alignment = .center }[0].midY - 50) < 1 },
  ]

  /// Returns the frame of a view that is inset by ten points in a view of a hundred.
  @MainActor
  private static func pinned() -> CGRect {
    placed { inner, outer in
      [
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
        outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
      ]
    }
  }

  /// Returns the frame of a view of thirty by twenty points, centred in a view of a hundred.
  @MainActor
  private static func centered() -> CGRect {
    placed { inner, outer in
      [
        inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
        inner.widthAnchor.constraint(equalToConstant: 30),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
  }

  @MainActor
  private static func placed(
    by constraints: (_ inner: UIView, _ outer: UIView) -> [NSLayoutConstraint]
  ) -> CGRect {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate(constraints(inner, outer))
    outer.layoutIfNeeded()
    return inner.frame
  }

  /// Returns the frames of two labels in a stack of a hundred points.
  @MainActor
  private static func stacked(_ setUp: (UIStackView) -> Void) -> [CGRect] {
    let labels = ["Emma", "Dune"].map { title in
      let label = UILabel()
      label.text = title
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    setUp(stack)
    stack.layoutIfNeeded()
    return labels.map(\.frame)
  }
}
