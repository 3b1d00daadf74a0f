import Testing
import UIKit

// What apps of many years write: it imports only UIKit.

@MainActor
private final class Editor: UIViewController, UIPointerInteractionDelegate, UITabBarDelegate,
  UINavigationBarDelegate, UIViewControllerPreviewingDelegate, UIFindInteractionDelegate,
  UIColorPickerViewControllerDelegate, UIEditMenuInteractionDelegate
{
  let textView = UITextView()
  let bar = UINavigationBar()
  private(set) var shakes = 0
  private(set) var keys: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override var previewActionItems: [any UIPreviewActionItem] {
    [UIPreviewAction(title: "Share", style: .default) { _, _ in }]
  }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [textView] }
  override var textInputMode: UITextInputMode? { super.textInputMode }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { shakes += 1 }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap { $0.key?.characters }
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { keys.append("escape") }
    super.pressesBegan(presses, with: event)
  }
  override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    coordinator.addCoordinatedAnimations { self.textView.alpha = 1 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.inputAssistantItem.leadingBarButtonGroups = []
    textView.keyboardAppearance = .dark
    textView.textDragDelegate = nil
    textView.addInteraction(UIPointerInteraction(delegate: self))
    textView.addInteraction(UIEditMenuInteraction(delegate: self))
    textView.isFindInteractionEnabled = true
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    textView.addMotionEffect(effect)
    view.addSubview(textView)
    textView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      textView.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    if traitCollection.horizontalSizeClass == .compact {
      registerForPreviewing(with: self, sourceView: view)
    }
    bar.delegate = self
    bar.pushItem(UINavigationItem(title: "Text"), animated: false)
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    tabs.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
    UIBarButtonItem.appearance().setTitlePositionAdjustment(
      UIOffset(horizontal: 0, vertical: 2), for: .default)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let view = interaction.view else { return nil }
    return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
  }
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    previewingContext.sourceRect = CGRect(origin: location, size: .zero)
    return UIViewController()
  }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) { show(viewControllerToCommit, sender: self) }
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { nil }

  func rename(to name: String) {
    let old = title ?? ""
    undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
    undoManager?.setActionName("Rename")
    title = name
  }
}

@MainActor
private final class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
}

@MainActor
private final class PaddedButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect).offsetBy(dx: 5, dy: 0)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
  }
}

@Suite @MainActor struct OlderAppsCompileTests {
  let simulator = Simulator()

  @Test func theLayoutGuidesAreTheSafeArea() throws {
    let editor = Editor()
    simulator.show(editor)
    try simulator.settle()
    let safe = editor.view.safeAreaInsets
    #expect(editor.textView.frame == editor.view.bounds.inset(by: safe))
    #expect(editor.topLayoutGuide.length == safe.top)
    #expect(editor.bar.topItem?.title == "Text")
    #expect(editor.bar.barPosition == .topAttached)
  }

  @Test func pressesAndShakesReachTheController() throws {
    let editor = Editor()
    simulator.show(editor)
    let press = UIPress()
    press.key = UIKey("S", modifierFlags: .command, keyCode: .keyboardS)
    editor.view.pressesBegan([press], with: nil)
    editor.view.motionEnded(.motionShake, with: nil)
    #expect(editor.keys == ["S"])
    #expect(editor.shakes == 1)
  }

  @Test func undoGoesBackAndRedoForward() throws {
    let editor = Editor()
    simulator.show(editor)
    editor.rename(to: "One")
    try simulator.settle()
    editor.rename(to: "Two")
    try simulator.settle()
    let undo = editor.undoManager
    #expect(undo?.undoMenuItemTitle == "Undo Rename")
    undo?.undo()
    #expect(editor.title == "One")
    undo?.undo()
    #expect(editor.title == "")
    #expect(undo?.canUndo == false)
    undo?.redo()
    #expect(editor.title == "One")
    undo?.redo()
    #expect(editor.title == "Two")
    #expect(undo?.canRedo == false)
  }

  @Test func aClientsRecogniserTracksTouches() throws {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let recognizer = TouchDownRecognizer()
    var states: [UIGestureRecognizer.State] = []
    recognizer.addHandler { states.append($0.state) }
    view.addGestureRecognizer(recognizer)
    simulator.show(controller)
    try simulator.tap(view)
    #expect(states == [.ended])
  }

  @Test func aButtonAsksForTheRectanglesOfItsParts() throws {
    let plain = UIButton(type: .system)
    let padded = PaddedButton(type: .system)
    for button in [plain, padded] {
      button.setTitle("Send", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
    }
    #expect(padded.titleLabel?.frame == plain.titleLabel?.frame.offsetBy(dx: 5, dy: 0))
    #expect(padded.alignmentRect(forFrame: padded.frame).minX == 8)
    #expect(
      padded.frame(forAlignmentRect: padded.alignmentRect(forFrame: padded.frame)) == padded.frame)
  }

  @Test func aTabTellsTheController() throws {
    final class Tabs: UITabBarController {
      var selected: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        selected.append(item.title ?? "")
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = ["A", "B"].map { title in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    simulator.show(tabs)
    try simulator.settle()
    try simulator.tap(try #require(tabs.viewControllers?.last?.tabBarItem))
    #expect(tabs.selected == ["B"])
  }

  @Test func aSliderPlacesItsThumb() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 100, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb == CGRect(x: 74, y: 3, width: 28, height: 28))
  }

  @Test func aLayerHasTheActionOfItsDelegate() throws {
    let view = UIView()
    #expect(view.layer.delegate === view)
    #expect(view.layer.action(forKey: "position") is NSNull)
    let layer = CALayer()
    layer.actions = ["position": CABasicAnimation(keyPath: "position")]
    #expect(layer.action(forKey: "position") is CABasicAnimation)
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(layer.hitTest(CGPoint(x: 15, y: 15)) === layer)
    #expect(layer.hitTest(.zero) == nil)
    #expect(layer.presentation()?.frame == layer.frame)
  }
}
