import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

import struct HeadlessViews.Selector

/// Menus, find panels, motions and behaviours beside the views.
@MainActor
@Suite struct MenuRuleTests {
  private let simulator = Simulator()

  @Test func anEditingMenuIsShownAndHiddenOnce() {
    final class Names: @unchecked Sendable {
      var all: [String] = []
    }
    let (view, other, names, menu) = (View(), View(), Names(), simulator.menuController)
    let posted = [
      MenuController.willShowMenuNotification, MenuController.didShowMenuNotification,
      MenuController.willHideMenuNotification, MenuController.didHideMenuNotification,
    ]
    let tokens = posted.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { [menu] _ in
        let isVisible = MainActor.assumeIsolated { menu.isMenuVisible }
        names.all.append("\(name.rawValue.dropFirst(16).dropLast(16)) \(isVisible)")
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    menu.showMenu(from: view, rect: rect)
    menu.isMenuVisible = true
    #expect(menu.targetView === view && menu.targetRect == rect && menu.isMenuVisible)
    menu.hideMenu(from: other)
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: view)
    menu.hideMenu()
    #expect(!menu.isMenuVisible)
    #expect(
      names.all == ["WillShow false", "DidShow true", "WillHide true", "DidHide false"])
  }

  @Test func onlyItemsWithATargetAreOffered() throws {
    final class Editor: View {
      var done: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector(Editor.mark, "mark")
      }
      func mark() { done.append("marked") }
    }
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    simulator.show(editor)
    let menu = simulator.menuController
    menu.menuItems = [
      MenuItem(title: "Mark", action: Selector(Editor.mark, "mark")),
      MenuItem(title: "Other", action: Selector("other")),
    ]
    #expect(throws: QueryFailure.self) { try simulator.chooseMenuItem("Mark") }
    menu.showMenu(from: editor, rect: .zero)
    #expect(throws: QueryFailure.self) { try simulator.chooseMenuItem("Other") }
    #expect(menu.isMenuVisible)
    try simulator.chooseMenuItem("Mark")
    #expect(editor.done == ["marked"] && !menu.isMenuVisible)
  }

  @Test func anEditMenuIsTheDelegates() {
    final class Menus: NSObject, EditMenuInteractionDelegate {
      var menu: Menu? = Menu(title: "Edit")
      func editMenuInteraction(
        _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
        suggestedActions: [MenuElement]
      ) -> Menu? { menu }
    }
    let (menus, view) = (Menus(), View())
    let interaction = EditMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    let place = EditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 3, y: 4))
    #expect(place.identifier == AnyHashable("a"))
    interaction.presentEditMenu(with: place)
    #expect(interaction.shownMenu === menus.menu)
    #expect(interaction.targetRect == CGRect(x: 3, y: 4, width: 0, height: 0))
    menus.menu = nil
    interaction.presentEditMenu(with: place)
    #expect(interaction.shownMenu == nil && interaction.targetRect == nil)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test func aFindPanelHasOneSession() {
    final class Session: FindSession {
      var directions: [TextStorageDirection] = []
      override func highlightNextResult(in direction: TextStorageDirection) {
        directions.append(direction)
      }
    }
    final class Finder: NSObject, FindInteractionDelegate {
      var session: Session? = Session()
      var lines: [String] = []
      func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession? {
        session
      }
      func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession) {
        lines.append("begin \(interaction.isFindNavigatorVisible)")
      }
      func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {
        lines.append("end \(interaction.isFindNavigatorVisible)")
      }
    }
    let (finder, view) = (Finder(), View())
    let interaction = FindInteraction(sessionDelegate: finder)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!interaction.isFindNavigatorVisible)
    view.addInteraction(interaction)
    interaction.findNext()
    interaction.presentFindNavigator(showingReplace: false)
    interaction.presentFindNavigator(showingReplace: true)
    interaction.findNext()
    interaction.findPrevious()
    #expect(interaction.activeFindSession === finder.session)
    interaction.dismissFindNavigator()
    interaction.dismissFindNavigator()
    #expect(finder.lines == ["begin true", "end false"])
    #expect(finder.session?.directions == [.forward, .backward])
    finder.session = nil
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!interaction.isFindNavigatorVisible && finder.lines.count == 2)
    let text = TextView()
    #expect(text.findInteraction == nil)
    text.isFindInteractionEnabled = true
    #expect(text.findInteraction != nil && text.findInteraction === text.findInteraction)
  }

  @Test func aMotionFollowsItsAxisWithinItsLimits() {
    func effect(_ key: String, _ type: InterpolatingMotionEffect.EffectType) -> MotionEffect {
      let effect = InterpolatingMotionEffect(keyPath: key, type: type)
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 30)
      return effect
    }
    let group = MotionEffectGroup()
    let offset = Offset(horizontal: 0, vertical: 0)
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: offset)?.isEmpty == true)
    group.motionEffects = [
      effect("x", .tiltAlongHorizontalAxis), effect("y", .tiltAlongVerticalAxis), MotionEffect(),
      InterpolatingMotionEffect(keyPath: "none", type: .tiltAlongVerticalAxis),
    ]
    let places: [(CGFloat, Double)] = [(-2, -10), (-1, -10), (-0.5, 0), (0, 10), (1, 30), (5, 30)]
    for (horizontal, x) in places {
      for (vertical, y) in places {
        let values = group.keyPathsAndRelativeValues(
          forViewerOffset: Offset(horizontal: horizontal, vertical: vertical))
        #expect(values as? [String: Double] == ["x": x, "y": y])
      }
    }
  }

  @Test func behavioursJoinAndLeaveTheirAnimator() {
    final class Ends: NSObject, DynamicAnimatorDelegate {
      var pauses = 0
      func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { pauses += 1 }
    }
    final class Moves: DynamicBehavior {
      var lines: [Bool] = []
      override func willMove(to dynamicAnimator: DynamicAnimator?) {
        lines.append(dynamicAnimator != nil)
      }
    }
    let (animator, ends, item) = (DynamicAnimator(), Ends(), View())
    animator.delegate = ends
    let (outer, snap) = (Moves(), SnapBehavior(item: item, snapTo: CGPoint(x: 5, y: 6)))
    var actions = 0
    outer.action = { actions += 1 }
    snap.action = { actions += 10 }
    outer.addChildBehavior(snap)
    animator.addBehavior(outer)
    #expect(item.center == CGPoint(x: 5, y: 6) && actions == 11 && ends.pauses == 1)
    #expect(animator.behaviors == [outer] && outer.dynamicAnimator === animator)
    outer.removeChildBehavior(snap)
    #expect(outer.childBehaviors == [])
    snap.snapPoint = .zero
    #expect(item.center == CGPoint(x: 5, y: 6))
    animator.addBehavior(snap)
    #expect(item.center == .zero)
    snap.snapPoint = CGPoint(x: 1, y: 1)
    #expect(item.center == CGPoint(x: 1, y: 1))
    animator.removeBehavior(outer)
    #expect(animator.behaviors == [snap] && outer.dynamicAnimator == nil)
    #expect(outer.lines == [true, false])
    animator.removeAllBehaviors()
    #expect(animator.behaviors == [])
    let items = ItemsBehavior(items: [item])
    let other = View()
    items.addItem(other)
    items.removeItem(item)
    #expect(items.items.map { $0 === other } == [true])
    let collision = CollisionBehavior(items: [])
    collision.addBoundary(withIdentifier: "b" as NSString, from: .zero, to: .zero)
    collision.addBoundary(withIdentifier: "a" as NSString, for: BezierPath())
    #expect(collision.boundaryIdentifiers as? [NSString] == ["a", "b"])
    collision.removeBoundary(withIdentifier: "a" as NSString)
    #expect(collision.boundaryIdentifiers as? [NSString] == ["b"])
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers?.isEmpty == true)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    let push = PushBehavior(items: [], mode: .instantaneous)
    push.setAngle(1, magnitude: 2)
    let gravity = GravityBehavior(items: [])
    gravity.setAngle(3, magnitude: 4)
    #expect([push.angle, push.magnitude, gravity.angle, gravity.magnitude] == [1, 2, 3, 4])
  }

  @Test func symbolsKeepTheirEffects() {
    #expect(NamedSymbolMotion.bounce.up.effectName == "bounce.up")
    #expect(NamedSymbolMotion.scale.down.effectName == "scale.down")
    #expect(NamedSymbolMotion.variableColor.iterative.effectName == "variableColor.iterative")
  }

  @Test func feedbackIsNoted() {
    simulator.run {
      ImpactFeedbackGenerator().impactOccurred()
      ImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
      ImpactFeedbackGenerator(style: .soft, view: View()).impactOccurred(at: .zero)
      ImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0.25, at: .zero)
      SelectionFeedbackGenerator().selectionChanged()
      NotificationFeedbackGenerator(view: View()).notificationOccurred(.warning)
    }
    #expect(
      simulator.feedback == [
        .impact(.medium, intensity: 1), .impact(.rigid, intensity: 0.5),
        .impact(.soft, intensity: 1), .impact(.light, intensity: 0.25), .selection,
        .notification(.warning),
      ])
    simulator.feedback = []
    #expect(simulator.feedback == [])
  }
}
