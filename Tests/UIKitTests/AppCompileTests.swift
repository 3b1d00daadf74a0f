import Testing
import UIKit

// Code of a screen that uses the app, the device and the system. The test is mostly that it
// compiles.

private final class SettingsController: UITableViewController, UIDocumentPickerDelegate,
  UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UITableViewDragDelegate,
  UIContextMenuInteractionDelegate
{
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private let shape = CAShapeLayer()
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    feedback.prepare()
    tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    tableView.dragDelegate = self
    tableView.dragInteractionEnabled = true
    view.addInteraction(UIContextMenuInteraction(delegate: self))
    shape.path = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
    shape.lineCap = .round
    view.layer.addSublayer(shape)
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 0
    pulse.toValue = 1
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    shape.add(pulse, forKey: "pulse")
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, _: UITraitCollection) in
      self.heard.append("traits")
    }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    title =
      NSAttributedString(
        string: "Settings",
        attributes: [
          .font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)),
          .paragraphStyle: style, .foregroundColor: UIColor.label,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
      ).string
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      heard.append("colours")
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.heard.append("turn") }, completion: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "detail" { segue.destination.title = "Detail" }
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in UIPasteboard.general.string = "row" }])
    }
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))]
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func help() {
    guard let url = URL(string: UIApplication.openSettingsURLString),
      UIApplication.shared.canOpenURL(url)
    else { return }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
    feedback.impactOccurred()
  }

  func share(from item: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.airDrop]
    sheet.popoverPresentationController?.barButtonItem = item
    sheet.popoverPresentationController?.delegate = self
    sheet.completionWithItemsHandler = { _, completed, _, _ in
      self.heard.append("shared \(completed)")
    }
    present(sheet, animated: true)
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { heard += urls.map(\.lastPathComponent) }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: SettingsController())
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor
@Suite struct AppCompileTests {
  let simulator = Simulator()

  @Test func theAppIsLaunchedAndItsScreenUsed() throws {
    let delegate = AppDelegate()
    simulator.launch(delegate)
    try simulator.settle()
    let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
    let settings = try #require(stack.topViewController as? SettingsController)
    simulator.run { settings.help() }
    #expect(simulator.application.openedURLs.map(\.absoluteString) == ["app-settings:"])
    #expect(simulator.feedback == [.impact(.light, intensity: 1)])
    simulator.resizeScreen(to: CGSize(width: 844, height: 390))
    try simulator.settle()
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    #expect(settings.heard == ["turn", "traits", "colours"])
    #expect(settings.title == "Settings")
  }
}

/// A delegate's window as code reads it that knows the protocol only. // behaviour 25.39
@MainActor
@Suite struct DelegateWindowTests {
  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    func makeWindow() -> Bool {
      if window == nil { window = UIWindow(frame: .zero) }
      guard let window else { return false }
      window.rootViewController = UIViewController()
      return self.window?.rootViewController != nil
    }
  }

  private final class WindowlessDelegate: NSObject, UIApplicationDelegate {}

  @Test func `the window of an app's delegate is doubly optional`() throws {
    let simulator = Simulator()
    let delegate = AppDelegate()
    simulator.launch(delegate)
    let known: (any UIApplicationDelegate)? = simulator.application.delegate
    #expect(known?.window??.rootViewController === delegate.window?.rootViewController)
    #expect((known?.window ?? nil) === delegate.window)
    let unwrapped = try #require(known).window!!
    #expect(unwrapped === delegate.window)
  }

  @Test func `the window of a scene's delegate is doubly optional`() {
    let delegate = SceneDelegate()
    #expect(delegate.makeWindow())
    let known: any UIWindowSceneDelegate = delegate
    #expect(known.window??.rootViewController === delegate.window?.rootViewController)
  }

  @Test func `a delegate may lack the window`() {
    let known: any UIApplicationDelegate = WindowlessDelegate()
    #expect(known.window??.rootViewController == nil)
  }
}
