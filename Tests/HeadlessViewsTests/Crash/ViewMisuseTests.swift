import Foundation
import HeadlessComponents
import HeadlessControllers
import HeadlessControls
import HeadlessKit
import HeadlessViews
import Testing

/// The exceptions that UIKit raises for misused views and controls. Inside a capture, the call has
/// no effect.
@MainActor
@Suite struct ViewMisuseTests {
  private let simulator = Simulator()

  /// Returns the exceptions that a piece of code raises, without addresses.
  private func exceptions(_ body: () -> Void) -> [String] {
    captureCrashes(body).map {
      "\($0.name.rawValue): "
        + $0.reason.replacingOccurrences(
          of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
    }
  }

  @Test func aViewIsNoSubviewOfItself() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    #expect(
      exceptions {
        outer.addSubview(outer)
        inner.addSubview(outer)
      } == Array(repeating: "NSInvalidArgumentException: Can't add self as subview", count: 2))
    #expect(outer.subviews == [inner])
    #expect(inner.subviews == [])
  }

  @Test func indicesOfSubviewsMustExist() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    #expect(
      exceptions { outer.exchangeSubview(at: 0, withSubviewAt: 1) } == [
        "NSRangeException: *** -[__NSArrayM exchangeObjectAtIndex:withObjectAtIndex:]: index 1 "
          + "beyond bounds [0 .. 0]"
      ])
    let stack = StackView(arrangedSubviews: [inner])
    #expect(
      exceptions { stack.insertArrangedSubview(Label(), at: 3) } == [
        "NSInternalInconsistencyException: index out of bounds for arranged subview: index = 3 "
          + "expected to be less than or equal to 1"
      ])
    #expect(
      exceptions { stack.insertArrangedSubview(inner, at: 1) } == [
        "NSInternalInconsistencyException: index out of bounds for arranged subview: index = 1 "
          + "expected to be less than or equal to 0"
      ])
    #expect(stack.arrangedSubviews == [inner])
  }

  @Test func effectViewsHaveAContentView() {
    let effect = VisualEffectView(effect: nil)
    let reports = exceptions { effect.addSubview(View()) }
    #expect(
      reports == [
        """
        NSInternalInconsistencyException: <UIView: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>> \
        has been added as a subview to <UIVisualEffectView: 0x; frame = (0 0; 0 0); \
        layer = <CALayer: 0x>>. Do not add subviews directly to the visual effect view itself, \
        instead add them to the -contentView.
        """
      ])
    #expect(effect.subviews == [effect.contentView])
  }

  @Test func tokensOfASearchFieldMustExist() {
    let field = SearchBar().searchTextField
    #expect(
      exceptions {
        field.insertToken(SearchToken(icon: nil, text: "a"), at: 1)
        field.removeToken(at: 0)
      } == [
        "NSRangeException: *** -[__NSArrayM insertObject:atIndex:]: index 1 beyond bounds for "
          + "empty array",
        "NSRangeException: *** -[__NSArrayM removeObjectAtIndex:]: index 0 beyond bounds for "
          + "empty array",
      ])
    #expect(field.tokens.isEmpty)
  }

  @Test func aGestureHasTheTouchesThatItHas() {
    let tap = TapGestureRecognizer()
    var place: CGPoint?
    let reports = exceptions { place = tap.location(ofTouch: 0, in: nil) }
    #expect(
      reports == [
        "NSRangeException: -[UITapGestureRecognizer locationOfTouch:inView:]: index (0) beyond "
          + "bounds (0)."
      ])
    #expect(place == .zero)
  }

  @Test func theItemsOfANavigationControllersBarBelongToIt() {
    let stack = NavigationController(rootViewController: ViewController())
    stack.topViewController?.title = "Books"
    simulator.show(stack)
    let words =
      "NSInternalInconsistencyException: Cannot call setItems:animated: directly on a "
      + "UINavigationBar managed by a controller."
    #expect(
      exceptions {
        stack.navigationBar.items = [NavigationItem(title: "Other")]
        stack.navigationBar.setItems([], animated: true)
      } == [words, words])
    #expect(stack.navigationBar.items?.map(\.title) == ["Books"])
    let bar = NavigationBar()
    bar.setItems([NavigationItem(title: "Other")], animated: false)
    #expect(bar.topItem?.title == "Other")
  }

  @Test func theBarOfATabBarControllerBelongsToIt() {
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController(), ViewController()]
    simulator.show(tabs)
    let words =
      "NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar "
      + "controller is not allowed."
    #expect(
      exceptions {
        tabs.tabBar.items = []
        tabs.tabBar.selectedItem = nil
      } == [words, words])
    #expect(tabs.tabBar.items?.count == 2)
    #expect(
      exceptions { tabs.selectedIndex = 2 } == [
        "NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 2 beyond bounds [0 .. 1]"
      ])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func aSegmentIsATitleAnImageOrAnAction() {
    var control: SegmentedControl?
    #expect(
      exceptions { control = SegmentedControl(items: ["a", 5, "b"]) } == [
        "NSInvalidArgumentException: Int is not a title, an image or an action of a segment."
      ])
    #expect(control?.numberOfSegments == 2)
  }

  private final class Unlayered: View {
    override class var layerClass: AnyClass { Label.self }
  }

  @Test func aLayerClassIsAClassOfLayers() {
    let view = Unlayered()
    #expect(
      exceptions { view.layer.cornerRadius = 3 } == [
        "NSInvalidArgumentException: +[Label layer]: unrecognized selector sent to class"
      ])
    #expect(view.layer.cornerRadius == 3)
  }

  @Test func aLayerIsNotInsideItself() {
    let (outer, inner) = (Layer(), Layer())
    outer.addSublayer(inner)
    let words = "CALayerInvalid: layer <CALayer: 0x> is a part of cycle in its layer tree"
    #expect(
      exceptions {
        inner.addSublayer(outer)
        outer.addSublayer(outer)
      } == [words, words])
    #expect(outer.sublayers == [inner])
  }

  @Test func aPreviewNeedsAWindowOrATarget() {
    #expect(
      exceptions { _ = TargetedPreview(view: View()) } == [
        "NSInternalInconsistencyException: UIPreviewTarget requires that the container view is in "
          + "a window, but it is not. (container: (null))"
      ])
  }

  @Test func aTransitionIsBetweenChildrenOfOneParent() throws {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    var isDone = false
    let reports = exceptions {
      parent.transition(
        from: child, to: ViewController(), duration: 0, animations: nil,
        completion: { _ in isDone = true })
    }
    try simulator.settle()
    #expect(
      reports == [
        """
        NSInvalidArgumentException: Children view controllers <UIViewController: 0x> and \
        <UIViewController: 0x> must have a common parent view controller when calling \
        -[UIViewController transitionFromViewController:toViewController:duration:options:\
        animations:completion:]
        """
      ])
    #expect(!isDone)
  }

  private final class Eager: ViewController {
    override func loadView() { view.backgroundColor = .red }
  }

  @Test func aViewCannotBeAskedForBeforeItIsSet() {
    let eager = Eager()
    let reports = exceptions { eager.loadViewIfNeeded() }
    #expect(reports.count == 1)
    #expect(
      reports.first?.hasSuffix("asks for its view in loadView() before it has set one.") == true)
    #expect(eager.view.backgroundColor == .red)
  }

  @Test func anEditActionMustBeImplemented() {
    #expect(
      exceptions { View().copy(nil) } == [
        "NSInvalidArgumentException: -[UIView copy:]: unrecognized selector sent to instance 0x"
      ])
  }

  @Test func aPresentationControllerMayOutliveItsController() {
    var screen: ViewController? = ViewController()
    let presentation = screen?.presentationController
    screen = nil
    #expect(presentation?.presentedViewController.isViewLoaded == false)
  }
}
