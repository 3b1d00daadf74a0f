import Foundation
import HeadlessControls
import HeadlessViews

/// The reason why a simulated touch on a view is impossible.
package enum ViewTouchRefusal: Refusal, Equatable {
  /// The view is not in a window of the simulator.
  case notShown(String)
  /// The view, or an ancestor, is hidden.
  case hidden(String, by: String?)
  /// The view, or an ancestor, is nearly transparent.
  case transparent(String, by: String?)
  /// User interaction is disabled for the view, or for an ancestor.
  case ignoresTouches(String, by: String?)
  /// The control is disabled.
  case disabled(String)
  /// The view has an empty frame.
  case empty(String)
  /// The centre of the view is off screen, or scrolled out of sight.
  case outOfSight(String)
  /// Another view covers the centre of the view.
  case covered(String, by: String)
  /// A row that an update removed covers the centre of the view until its animation has ended.
  case behindLeavingRow(String)
  /// The content view of a table cell covers a view that was added to the cell before it.
  case underContentView(String)
  /// There is no view at the point.
  case nothing(CGPoint)
  /// The view cannot be scrolled with a finger.
  case doesNotScroll(String)
  /// The gesture is not recognised there.
  case unrecognized(String, gesture: String)
  /// The view does not allow editing.
  case refusesEditing(String)
  /// Nothing that accepts text is the first responder.
  case nothingEdited
  /// The field shows no clear button.
  case noClearButton(String)
  /// The control has no such choice; its titles are listed.
  case noChoice(String, String, titles: [String])
  /// The choice is disabled.
  case disabledChoice(String)
  /// The text view does not contain the text.
  case noText(String, String)
  /// The wheel of a picker has no such row; its rows are counted.
  case noPickerRow(Int, wheel: Int, count: Int)
  /// The picker has no such wheel; its wheels are counted.
  case noWheel(Int, count: Int)
  /// The date picker does not offer the date.
  case noDate(String, isEarly: Bool, limit: String)
  /// The picker opens or moves with a touch, which is not simulated; the call to use is named.
  case picker(String, call: String)
}

extension ViewTouchRefusal {
  /// The message without the name of the touch.
  package var reason: String {
    switch self {
    case .notShown(let view): "\(view) is not in a window of this simulator. Show it first."
    case .hidden(let view, let outer): "\(Self.where(view, outer)) is hidden."
    case .transparent(let view, let outer):
      "\(Self.where(view, outer)) has an alpha below 0.01, so it gets no touches."
    case .ignoresTouches(let view, let outer):
      "\(Self.where(view, outer)) does not allow user interaction."
    case .disabled(let view): "\(view) is disabled."
    case .empty(let view): "\(view) has no size. Lay it out first."
    case .outOfSight(let view): "the middle of \(view) is not on screen. Scroll to it first."
    case .covered(let view, let other): "\(view) is covered by \(other)."
    case .behindLeavingRow(let view):
      "\(view) is covered by a row that an update removed, and that is fading out. Settle first, by "
        + "`try simulator.settle()`."
    case .underContentView(let view):
      "\(view) is covered by the content view of its cell, which was created after it. Add it to "
        + "the cell's contentView."
    case .nothing(let point): "no view is at (\(point.x), \(point.y))."
    case .doesNotScroll(let view):
      "\(view) does not scroll. Scroll a scroll view whose isScrollEnabled is true."
    case .unrecognized(let view, let gesture):
      "no gesture recogniser accepts a \(gesture) on \(view). Add one to it, or to a view around "
        + "it; for the actions of a row use tapSwipeAction, for scrolling use scroll."
    case .refusesEditing(let view): "\(view) does not begin editing."
    case .nothingEdited:
      "no field is being edited. Tap one first, or name it, as in type(\"Kim\", into: .field(\"Name\"))."
    case .noClearButton(let view):
      "\(view) shows no clear button. It shows one while it has text and its clearButtonMode allows "
        + "it."
    case .noChoice(let title, let view, let titles):
      "\(view) has no choice '\(title)'; it has \(titles)."
    case .disabledChoice(let title): "the choice '\(title)' is disabled."
    case .noText(let text, let view): "\(view) does not contain \(text.quoted)."
    case .noPickerRow(let row, let wheel, let count):
      "row \(row) is not among the \(count) of wheel \(wheel)."
    case .noWheel(let wheel, let count): "the picker has no wheel \(wheel); it has \(count)."
    case .noDate(let date, let isEarly, let limit):
      "the picker does not offer \(date): its \(isEarly ? "minimumDate" : "maximumDate") is \(limit)."
    case .picker(let view, let call):
      "\(view) opens or turns under a finger, which is not simulated. Call \(call)."
    }
  }

  private static func `where`(_ view: String, _ outer: String?) -> String {
    outer.map { "\($0), which \(view) is in," } ?? view
  }
}

extension Simulator {
  /// The place that a finger touches, in the coordinates of its window, and the frontmost view there,
  /// which receives the touch.
  package typealias Spot = (view: View, window: Window, place: CGPoint)

  /// Returns where a finger lands that touches the centre of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - nameOf: Returns the name of a view for the message.
  /// - Throws: The reason why a finger cannot reach it.
  func spot(
    on view: View, nameOf: (View) -> String = \.description
  ) throws(ViewTouchRefusal) -> Spot {
    // Names cost more than a touch: only a refusal asks for them.
    func outer(_ link: View) -> String? { link === view ? nil : nameOf(link) }
    guard let window = view.window, window.ownSimulator === self else {
      throw .notShown(nameOf(view))
    }
    for link in view.selfAndSuperviews {
      if link.isHidden { throw .hidden(nameOf(view), by: outer(link)) }
      if link.alpha < 0.01 { throw .transparent(nameOf(view), by: outer(link)) }
      if !link.isUserInteractionEnabled, link !== view || view.expectsTouches {
        throw .ignoresTouches(nameOf(view), by: outer(link))
      }
    }
    if let control = view as? Control, !control.isEnabled { throw .disabled(nameOf(view)) }
    guard !view.bounds.isEmpty else { throw .empty(nameOf(view)) }
    do throws(ViewTouchRefusal) {
      return try spot(at: view.middle(in: window), on: view, in: window, nameOf)
    } catch {
      // A row that is partly scrolled out of sight is touched where it is in sight.
      guard let place = view.middleOfRowInSight(in: window),
        let spot = try? spot(at: place, on: view, in: window, nameOf)
      else { throw error }
      return spot
    }
  }

  /// Returns where a finger lands that touches the centre of a view, which a refusal calls by a
  /// name, and other views as they are called on the screen.
  func spot(on view: View, named name: String) throws(ViewTouchRefusal) -> Spot {
    try spot(on: view) { $0 === view ? name : $0.nameOnScreen }
  }

  /// Returns where a finger lands that touches a view at a point of its window.
  private func spot(
    at place: CGPoint, on view: View, in window: Window, _ nameOf: (View) -> String
  ) throws(ViewTouchRefusal) -> Spot {
    let inScreen = CGPoint(x: place.x + window.frame.minX, y: place.y + window.frame.minY)
    guard view.isInSight(place, of: window), let spot = hit(at: inScreen) else {
      throw .outOfSight(nameOf(view))
    }
    let hit = spot.view
    if hit.isDescendant(of: view) || view.passesTouches(to: hit) { return spot }
    if hit.isLeavingAList { throw .behindLeavingRow(nameOf(view)) }
    let isUnderContent = hit is TableViewCellContentView && hit.superview === view.superview
    throw isUnderContent
      ? .underContentView(nameOf(view)) : .covered(nameOf(view), by: nameOf(hit))
  }

  /// Returns the reason why a finger cannot reach the centre of a view; `nil` if it can.
  func refusal(of view: View) -> ViewTouchRefusal? {
    do throws(ViewTouchRefusal) {
      _ = try spot(on: view)
      return nil
    } catch {
      return error
    }
  }

  /// Returns where a finger lands at a point of the screen; `nil` if there is no view.
  func hit(at point: CGPoint) -> Spot? {
    for window in windows.reversed() {
      let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.hitTest(place, with: nil) { return (view, window, place) }
    }
    return nil
  }
}

extension View {
  /// This view and its superviews, from the inside out.
  var selfAndSuperviews: [View] {
    // `sequence(first:next:)` would check the actor at each step.
    var views = [self]
    while let outer = views[views.count - 1].superview { views.append(outer) }
    return views
  }

  /// Whether the view is meant to be touched.
  fileprivate var expectsTouches: Bool { self is Control || !recognizers.isEmpty }

  /// Whether the view is in a row that an update removed from its list, and that is fading out.
  fileprivate var isLeavingAList: Bool {
    selfAndSuperviews.contains { link in
      (link.superview as? ListScrollView)?.leavingViews.contains { $0 === link } ?? false
    }
  }

  /// Returns whether a finger on this view touches another one, which is around it or behind it: a
  /// view that ignores touches, such as a label, does not cover what is behind (behaviour 25.37).
  fileprivate func passesTouches(to other: View) -> Bool {
    guard !isUserInteractionEnabled else { return false }
    let ancestors = selfAndSuperviews
    guard let shared = ancestors.firstIndex(where: { other.isDescendant(of: $0) }), shared > 0
    else { return false }
    let branches = ancestors[shared].subviews
    let own = branches.firstIndex { $0 === ancestors[shared - 1] }
    let others = branches.firstIndex { other.isDescendant(of: $0) }
    // The shared ancestor itself is around the view.
    return others.map { $0 < own ?? 0 } ?? true
  }

  /// Returns the centre of the part of this view, a row or an item, that its list shows outside the
  /// bars; `nil` for other views.
  fileprivate func middleOfRowInSight(in window: Window) -> CGPoint? {
    guard let list = superview as? ListScrollView else { return nil }
    let room = list.bounds.inset(by: list.adjustedContentInset)
    let part = convert(bounds, to: list).intersection(room)
    guard !part.isNull, !part.isEmpty else { return nil }
    return list.convert(CGPoint(x: part.midX, y: part.midY), to: window)
  }

  /// Returns the centre of the view, in a window's coordinates.
  func middle(in window: Window) -> CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
  }

  /// Returns whether no ancestor clips a point of the view, in a window's coordinates.
  fileprivate func isInSight(_ point: CGPoint, of window: Window) -> Bool {
    var place = window.convert(point, to: self)
    return selfAndSuperviews.allSatisfy { link in
      defer { place = link.convert(place, to: link.superview) }
      return link.bounds.contains(place)
    }
  }
}

/// A view whose value a finger cannot change here, so that a call of the test changes it: a picker.
@MainActor
package protocol ValueChangedByCall: View {
  /// The call, for the message to a test that touches the view.
  var callThatChangesValue: String { get }
}

extension View {
  /// The call that changes the picker that the view is, or is in; `nil` if it is in none.
  var callThatChangesPicker: String? {
    for view in selfAndSuperviews {
      if let picker = view as? any ValueChangedByCall { return picker.callThatChangesValue }
    }
    return nil
  }
}
