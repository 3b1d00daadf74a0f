import HeadlessKit

/// Adds a view to another, with constraints between their edges.
@MainActor
func pinned(_ view: View, to outer: View) {
  view.translatesAutoresizingMaskIntoConstraints = false
  outer.addSubview(view)
  LayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: outer.topAnchor),
    view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
  ])
}
