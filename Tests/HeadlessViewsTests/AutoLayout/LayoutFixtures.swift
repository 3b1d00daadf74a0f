import Foundation

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

func area(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Adds a view that is laid out by constraints only to a superview.
@MainActor
func freeView<V: View>(_ view: V = View(), in superview: View) -> V {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// Returns a label whose characters are 5 points wide and whose lines are 12 points high.
@MainActor
func smallLabel(_ text: String, lines: Int = 1) -> Label {
  let label = Label()
  label.font = .halfEm(ofSize: 10)
  label.numberOfLines = lines
  label.text = text
  return label
}

extension View {
  /// Pins the four edges to those of another view or of a guide's owner.
  func pinEdges(to view: View, inset: CGFloat = 0) {
    LayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ])
  }
}
