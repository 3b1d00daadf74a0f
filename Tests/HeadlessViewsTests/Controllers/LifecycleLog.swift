import HeadlessKit

/// The recorded callbacks of controllers, in order.
@MainActor
final class LifecycleLog {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the callbacks recorded since the last call, one line each.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}

/// A controller that records its callbacks.
class NotedController: ViewController {
  let name: String
  let log: LifecycleLog

  init(_ name: String, _ log: LifecycleLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String, _ animated: Bool = false) {
    log.note("\(name) \(event)\(animated ? ", animated" : "")")
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear\(view.window == nil ? "" : " in window")", animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing\(view.window == nil ? "" : " in window")", animated)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear", animated)
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    note("willMove to \(parent == nil ? "no parent" : "parent")")
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    note("didMove to \(parent == nil ? "no parent" : "parent")")
  }
}

/// A recording controller without the layout callbacks, for tests of other callbacks.
final class Screen: NotedController {
  override func loadView() { view = View() }
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
  override func viewIsAppearing(_ animated: Bool) {}
}
