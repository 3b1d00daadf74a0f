import Foundation
import HeadlessControllers
import HeadlessControls
import ListCore

/// All elements on a simulator's screen at one moment, from top to bottom.
///
/// Reading calls no data source or delegate, and creates no cells.
@MainActor
struct ScreenReading {
  /// All elements, visible or not.
  private(set) var all: [ScreenElement] = []
  /// The visible elements.
  private(set) var seen: [ScreenElement] = []
  /// The visible lists.
  private(set) var lists: [ScrollView] = []
  /// Whether a controller on the screen is appearing or disappearing.
  private(set) var isInTransition = false
  /// Whether an alert on the screen is still appearing.
  private(set) var hasAppearingAlert = false
  let simulator: Simulator
  /// The opaque views in front of those still to be read.
  private var covers: [(name: String, frame: CGRect)] = []

  init(_ simulator: Simulator) {
    self.simulator = simulator
    readOpenMenu()
    for window in simulator.windows.reversed() {
      read(window)
      if window.showsAScreen(on: simulator) {
        covers.append((window.nameOnScreen, simulator.screenBounds))
      }
    }
    // Elements are read from front to back, and sorted from top to bottom. They are large values, so
    // their places are sorted.
    let elements = all
    all = elements.enumerated().map { Place($0.element.frame, depth: $0.offset) }.sorted()
      .map { elements[$0.depth] }
    seen = all.filter { $0.obstacle == nil }
    lists = seen.compactMap { $0.view as? ScrollView }.filter {
      $0 is TableView || $0 is CollectionView
    }
  }

  private mutating func read(_ window: Window) {
    var around = ScreenSurroundings(clip: window.frame.intersection(simulator.screenBounds))
    around.ancestors = [ObjectIdentifier(window)]
    if window.isHidden { return }
    let views = window.subviews
    let front = views.lastIndex { $0.presentedController != nil }
    for (index, view) in views.enumerated().reversed() {
      var surroundings = around
      if let front, index < front {
        let name = views[front].presentedController?.nameOnScreen
        surroundings.reach = .none
        surroundings.obstacle = .covered(by: name ?? "a screen")
      }
      read(view, surroundings)
    }
  }

  /// Reads a view and its subviews, from front to back.
  mutating func read(_ view: View, _ outer: ScreenSurroundings) {
    var around = outer
    around.obstacle = outer.obstacle ?? obstacle(of: view, by: nil)
    let frame = view.frameOnScreen(view.bounds).known
    let count = covers.count
    if let controller = view.controller { note(controller.appearance.phase, of: controller) }
    let (element, inner) = self.element(of: view, frame, around)
    around = inner
    around.obstacle = outer.obstacle ?? obstacle(of: view, by: view.nameOnScreen)
    around.ancestors.append(ObjectIdentifier(view))
    // The search bar is inside its navigation bar, which is higher on a device than it is here.
    if view.clipsToBounds, !(view is NavigationBar) {
      around.clip = around.clip.intersection(frame)
    }
    readParts(of: view, frame, around)
    if element.readsInside {
      let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
      let places = (view as? ScrollView).map(ListPlaces.init)
      for child in view.subviews.reversed() {
        var surroundings = around
        if let modal, child !== modal { surroundings.reach = .none }
        places?.locate(child, in: &surroundings)
        read(child, surroundings)
      }
    }
    add(element, behind: covers[..<count])
    if around.obstacle == nil, view.letsNothingThrough {
      covers.append((view.nameOnScreen, frame.intersection(around.clip)))
    }
  }

  private mutating func note(_ phase: AppearanceState.Phase, of controller: ViewController) {
    guard phase == .appearing || phase == .disappearing else { return }
    isInTransition = true
    if phase == .appearing, controller is AlertController { hasAppearingAlert = true }
  }

  /// Adds an element, with the reason why it is not visible, if any.
  mutating func add(_ element: ScreenElement) {
    add(element, behind: covers[...])
  }

  private mutating func add(
    _ element: ScreenElement, behind covers: ArraySlice<(name: String, frame: CGRect)>
  ) {
    var frame = element.frame.known
    if element.isSymbol {
      frame.size = CGSize(width: max(1, frame.width), height: max(1, frame.height))
    }
    all.append(element.at(frame, behind: obstacle(of: element, at: frame, behind: covers)))
  }

  private func obstacle(
    of element: ScreenElement, at frame: CGRect,
    behind covers: ArraySlice<(name: String, frame: CGRect)>
  ) -> ScreenObstacle? {
    let clip = element.surroundings.clip
    if let obstacle = element.surroundings.obstacle { return obstacle }
    if frame.hasNoSize { return .empty }
    let visible = frame.intersection(clip)
    if visible.isEmpty { return frame.outside(clip) }
    return covers.first { $0.frame.contains(visible) }.map { .covered(by: $0.name) }
  }

  private func obstacle(
    of view: View, by name: @autoclosure () -> String?
  ) -> ScreenObstacle? {
    if view.isHidden { return .hidden(by: name()) }
    if view is TableViewCell, view.bounds.height <= 0 { return .empty }  // behaviour 25.33
    return view.alpha < 0.01 ? .transparent(by: name()) : nil
  }
}

/// The place of an element in the order from top to bottom and from left to right. At the same corner
/// the higher element comes first, and of two of one height the one behind.
private struct Place: Comparable {
  let top: CGFloat
  let left: CGFloat
  let height: CGFloat
  /// The number of elements in front.
  let depth: Int

  init(_ frame: CGRect, depth: Int) {
    (top, left, height, self.depth) = (frame.minY, frame.minX, frame.height, depth)
  }

  static func < (one: Place, other: Place) -> Bool {
    if one.top != other.top { return one.top < other.top }
    if one.left != other.left { return one.left < other.left }
    if one.height != other.height { return one.height > other.height }
    return one.depth > other.depth
  }
}

extension Window {
  /// Returns whether the window shows a screen of its own, which hides those shown before: not an
  /// overlay of a higher level, and not a view that fills only a part.
  fileprivate func showsAScreen(on simulator: Simulator) -> Bool {
    guard !isHidden, alpha >= 0.99, windowLevel == .normal,
      frame.contains(simulator.screenBounds),
      let content = rootViewController?.viewIfLoaded ?? subviews.last
    else { return false }
    return !content.isHidden && content.alpha >= 0.99 && content.frame.known.contains(bounds)
  }
}

extension CGRect {
  /// The rectangle; an empty one if a part of it is not a number, as under a transform that is none.
  ///
  /// Foundation ends the process when it intersects such a rectangle.
  fileprivate var known: CGRect {
    [origin.x, origin.y, size.width, size.height].contains(where: \.isNaN) ? .zero : self
  }

  /// Whether nothing of the rectangle can be seen: it is empty, or it is nowhere.
  fileprivate var hasNoSize: Bool {
    isEmpty || [minX, minY, maxX, maxY].contains { !$0.isFinite }
  }

  /// Returns the position of this rectangle relative to another one that it does not intersect.
  fileprivate func outside(_ clip: CGRect) -> ScreenObstacle {
    let ways: [(ScreenObstacle.Direction, CGFloat)] = [
      (.below, minY - clip.maxY), (.above, clip.minY - maxY), (.right, minX - clip.maxX),
      (.left, clip.minX - maxX),
    ]
    let way = ways.max { $0.1 < $1.1 } ?? (.below, 0)
    return .outside(way.0, points: Int(nearest: max(0, way.1)))
  }
}

extension ScreenElement {
  /// Whether the element shows a symbol, whose size is not known here: one in a layout that follows
  /// the sizes of images has an empty frame, and is visible nevertheless.
  fileprivate var isSymbol: Bool {
    (view as? ImageView)?.image.map { $0.size == .zero } ?? false
  }

  /// Whether the view's subviews are elements of their own, and not parts of its drawing.
  fileprivate var readsInside: Bool {
    switch object {
    case is Button, is Switch, is Slider, is Stepper, is SegmentedControl, is PageControl,
      is TextView, is Label:
      false
    default: true
    }
  }

  fileprivate func at(_ frame: CGRect, behind obstacle: ScreenObstacle?) -> ScreenElement {
    ScreenElement(
      role: role, text: text, frame: frame, object: object, target: target,
      surroundings: surroundings, obstacle: obstacle)
  }
}

extension View {
  /// The name of the view in messages: its identifier, or otherwise its class.
  var nameOnScreen: String {
    accessibilityIdentifier.map(\.quoted) ?? ObjectName.name(of: type(of: self))
  }

  /// Whether the view hides everything behind it.
  var letsNothingThrough: Bool {
    guard alpha >= 0.99, !bounds.isEmpty else { return false }
    if self is NavigationBar || self is Toolbar || self is TabBar { return true }
    if let header = self as? TableViewHeaderFooterView, header.isPinned { return true }
    return backgroundColor.map { $0.opacity >= 0.99 } ?? false
  }
}

extension Color {
  /// The opacity, from 0 to 1.
  fileprivate var opacity: CGFloat {
    var alpha: CGFloat = 0
    getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }
}

extension ViewController {
  /// The name of the controller in messages.
  var nameOnScreen: String {
    let name = (self as? AlertController)?.nameInMessages
    return name.map { "the alert \($0)" } ?? "the presented \(ObjectName.name(of: type(of: self)))"
  }
}

extension AlertController {
  fileprivate var nameInMessages: String { (title ?? message ?? "").quoted }
}
