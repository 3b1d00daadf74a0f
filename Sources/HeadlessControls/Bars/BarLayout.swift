import Foundation
@_spi(Hooks) import HeadlessViews

/// The places of the items in one line of a bar, in the bar's coordinates.
///
/// A button that is not a custom view is 60 points wide: bars draw nothing here.
package struct BarLayout {
  /// The places of the items, in the order of the bar.
  package var items: [(item: BarButtonItem, frame: CGRect)] = []
  /// The place of the back button, if there is one.
  package var back: CGRect?
  /// The place of the title, or of the view that replaces it.
  package var title = CGRect.zero

  package static let itemWidth: CGFloat = 60

  /// Creates a layout without items.
  package init() {}
}

extension BarLayout {
  /// Places the items of a toolbar side by side, all of the same width.
  @MainActor package init(_ bar: Toolbar) {
    let shown = bar.shownItems.filter { $0.systemItem != .flexibleSpace }
    let width = bar.bounds.width / CGFloat(max(1, shown.count))
    let line = CGRect(
      x: 0, y: 0, width: bar.bounds.width, height: min(bar.bounds.height, Toolbar.height))
    items = shown.enumerated().map { index, item in
      (item, Self.place(item, CGRect(x: CGFloat(index) * width, width: width, in: line)))
    }
  }

  @MainActor package static func width(of item: BarButtonItem, in line: CGRect) -> CGFloat {
    item.customView.map { max(itemWidth, $0.barSize(in: line.size).width) } ?? itemWidth
  }

  /// Returns the place of an item: a custom view is centred in its room.
  @MainActor package static func place(_ item: BarButtonItem, _ room: CGRect) -> CGRect {
    guard let size = item.customView?.barSize(in: room.size) else { return room }
    return CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension CGRect {
  package init(x: CGFloat, width: CGFloat, in line: CGRect) {
    self.init(x: x, y: line.minY, width: width, height: line.height)
  }
}

extension View {
  /// Returns the size of a title view: a search bar, and a view that has no width, take the room
  /// between the items, also with constraints inside (behaviour 25.30).
  package func titleSize(in room: CGSize) -> CGSize {
    let size = barSize(in: room)
    let isSized = constraints.contains {
      $0.firstItem === self && $0.firstAttribute == .width && $0.secondItem == nil
    }
    guard size.width == 0 || self is SearchBar && !isSized else { return size }
    let height = max(size.height, intrinsicContentSize.height)
    return CGSize(
      width: room.width, height: height > 0 ? min(height, room.height) : room.height)
  }

  /// Returns the size of a custom view in a bar: that of its constraints, its own, or the one that
  /// fits.
  package func barSize(in room: CGSize) -> CGSize {
    let aligned = CGRect(origin: .zero, size: systemLayoutSizeFitting(CGSize.zero))
    let size = aligned.isEmpty ? bounds.size : frame(forAlignmentRect: aligned).size
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}

/// The custom views that a bar shows as its subviews.
@MainActor
package struct BarViews {
  private var shown: [View] = []

  /// Creates an empty set of views.
  package init() {}

  /// Shows views at their places in a bar, and removes those shown before.
  package mutating func show(_ places: [(view: View, frame: CGRect)], in bar: View) {
    for view in shown where view.superview === bar && !places.contains(where: { $0.view === view })
    {
      view.removeFromSuperview()
    }
    for (view, frame) in places {
      if view.superview !== bar { bar.addSubview(view) }
      view.frame = frame
    }
    shown = places.map(\.view)
  }
}
