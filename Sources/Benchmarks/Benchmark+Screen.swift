import Foundation
import HeadlessKit

extension Benchmark {
  /// The cost of testing a whole screen: a simulator, a controller of 100 rows in a navigation
  /// controller, a tap, and a check of the screen it opened.
  static let screen = Benchmark(name: "screen") { _ in
    let first = Stopwatch.nanoseconds(runs: 1, repetitions: 1) { test(PlainScreen()) }
    var contest = Contest()
    contest.add {
      test(PlainScreen())
      return 1
    }
    contest.add {
      test(ConstrainedScreen())
      return 1
    }
    let times = contest.medians(rounds: 200)
    return [
      Measurement(
        name: "a simulator, a controller of 100 rows, a tap, a look: the first time",
        value: first / 1e6, unit: "ms", limit: limit, nanoseconds: first),
      Measurement(
        name: "the same, in the middle of 200 times", value: times[0] / 1e6, unit: "ms",
        limit: limit, nanoseconds: times[0]),
      Measurement(
        name: "the same, rows sized by constraints", value: times[1] / 1e6, unit: "ms",
        limit: limit, nanoseconds: times[1]),
      Measurement(
        name: "rows sized by constraints against rows of one height", value: times[1] / times[0],
        unit: "×"),
    ]
  }

  /// The limit in milliseconds.
  private static var limit: Double {
    #if INTERNAL_CHECKS
      30
    #else
      5
    #endif
  }

  @MainActor
  private static func test(_ screen: TableViewController) {
    let simulator = Simulator()
    let navigation = NavigationController(rootViewController: screen)
    simulator.show(navigation)
    try? simulator.tap(IndexPath(row: 2, section: 0), in: screen.tableView)
    _ = simulator.trySettling()
    guard navigation.topViewController?.title == "Row 2" else {
      fatalError("The tap opened \(navigation.topViewController?.title ?? "nothing").")
    }
  }
}

/// A hundred rows; tapping one opens a screen with its name.
private class PlainScreen: TableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let detail = ViewController()
    detail.title = "Row \(indexPath.row)"
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// The same screen, with cells of two labels and an image view, pinned to the margins.
private final class ConstrainedScreen: PlainScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ConstrainedCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? ConstrainedCell else { return cell }
    cell.title.text = "Row \(indexPath.row)"
    cell.caption.text = String(repeating: "caption ", count: indexPath.row % 20)
    return cell
  }
}

private final class ConstrainedCell: TableViewCell {
  let title = Label()
  let caption = Label()
  private let picture = ImageView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    caption.numberOfLines = 0
    for view in [title, caption, picture] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      caption.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      caption.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
