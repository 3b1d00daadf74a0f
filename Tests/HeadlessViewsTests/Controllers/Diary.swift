import HeadlessKit

/// What controllers were told, in order.
@MainActor
final class Diary {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was noted since the last time, one line for each.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}

/// A controller that notes what it is told.
class NotedController: ViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String, _ animated: Bool = false) {
    diary.note("\(name) \(event)\(animated ? ", animated" : "")")
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

/// The same without the layout, for tests that are about something else.
final class Screen: NotedController {
  override func loadView() { view = View() }
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
  override func viewIsAppearing(_ animated: Bool) {}
}
