import Foundation

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

func area(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A view without a frame of its own, in another one.
@MainActor
func freeView<V: View>(_ view: V = View(), in superview: View) -> V {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// A label whose characters are 5 points wide and whose lines are 12 points high.
@MainActor
func smallLabel(_ text: String, lines: Int = 1) -> Label {
  let label = Label()
  label.font = .systemFont(ofSize: 10)
  label.numberOfLines = lines
  label.text = text
  return label
}

extension View {
  /// Ties the four edges to those of another view or guide's owner.
  func pinEdges(to view: View, inset: CGFloat = 0) {
    LayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ])
  }
}
