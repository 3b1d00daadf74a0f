import HeadlessKit
import ListTesting
import Testing

/// What arrives after a step is waited for, or the comparison says that it was not compared.
@MainActor
@Suite struct UnfinishedWorkTests {
  private static let steps: [ScreenStep<Void>] = [
    .act("refresh") { try $0.pullToRefresh() },
    .act("open Ada") { try $0.tap(.row("Ada")) },
  ]

  private static func byHand(_ arrival: Arrival) -> PeopleController {
    let screen = PeopleByHand()
    screen.arrival = arrival
    return screen
  }

  private static func bySnapshots(_ arrival: Arrival, marks: Bool) -> PeopleController {
    let screen = PeopleBySnapshots()
    (screen.arrival, screen.marks) = (arrival, marks)
    return screen
  }

  nonisolated private static let late = Arrival.allCases.filter { $0 != .atOnce && $0 != .never }

  @Test(arguments: late, [true, false])
  func workThatIsLeftIsAFinding(_ arrival: Arrival, _ marks: Bool) {
    let comparison = PathComparison(
      Self.steps, legacy: { Self.byHand(arrival) },
      diffable: { Self.bySnapshots(arrival, marks: marks) })
    let work =
      switch arrival {
      case .block, .laterBlock: ", 1 block waits on dispatch queues"
      case .task, .sleepingTask, .detachedTask: ", 1 task has not ended"
      case .timer, .atOnce, .never: ""
      }
    #expect(
      comparison.differences.map(\.sentence) == [
        "After step 1 (refresh), with both, a refresh control is still refreshing\(work)."
      ])
    #expect(
      comparison.difference?.causes == [
        """
        The main queue does not run during this comparison, so what arrives later was not compared. \
        Await a comparison that gives it time: await PathComparison(steps, within: .seconds(1), …).
        """
      ])
  }

  @Test(arguments: [Arrival.atOnce] + late)
  func anAwaitedComparisonComparesWhatArrives(_ arrival: Arrival) async {
    let right = await PathComparison(
      Self.steps, within: .seconds(5), legacy: { Self.byHand(arrival) },
      diffable: { Self.bySnapshots(arrival, marks: true) })
    #expect(right.isEquivalent, "\(right)")
    let wrong = await PathComparison(
      Self.steps, within: .seconds(5), legacy: { Self.byHand(arrival) },
      diffable: { Self.bySnapshots(arrival, marks: false) })
    #expect(
      wrong.difference?.sentence == """
        After step 1 (refresh) row 0 - 1 shows "Byron II" with the data source, and "Byron" with the \
        snapshots.
        """, "\(wrong)")
  }

  @Test func whatNeverEndsIsAFinding() async {
    let comparison = await PathComparison(
      Self.steps, within: .milliseconds(20), legacy: { Self.byHand(.never) },
      diffable: { Self.bySnapshots(.never, marks: true) })
    #expect(
      comparison.differences.map(\.description) == [
        """
        After step 1 (refresh), with both, a refresh control is still refreshing.
        Why: It did not end within 0.02 s. Call endRefreshing() when the work is done, or give the
          comparison more time.
        """
      ])
  }

  @Test func aRefreshControlThatOnlyOneScreenStopsIsADifference() {
    let comparison = PathComparison(
      Self.steps, legacy: { Self.byHand(.atOnce) },
      diffable: { Self.bySnapshots(.never, marks: true) })
    #expect(comparison.differences.map(\.step) == [1])
    let ended = PathComparison(
      [Self.steps[0]],
      legacy: {
        let screen = PeopleByHand()
        screen.people[1].name = "Byron II"
        return screen
      },
      diffable: {
        let screen = PeopleBySnapshots()
        (screen.arrival, screen.people[1].name) = (.never, "Byron II")
        return screen
      })
    #expect(
      ended.difference?.description == """
        After step 1 (refresh) the refresh control is idle with the data source, and refreshing with
          the snapshots.
        Why: With the snapshots: Call endRefreshing() when the new content is shown.
        """)
  }

  @Test func stepsMayAwait() async {
    let steps: [ScreenStep<Void>] = [
      .act("refresh") { simulator in
        try simulator.pullToRefresh()
        try await simulator.find(.row("Byron II"), within: .seconds(5))
      }
    ]
    let awaited = await PathComparison(
      steps, within: .zero, legacy: { Self.byHand(.timer) },
      diffable: { Self.bySnapshots(.timer, marks: true) })
    #expect(awaited.isEquivalent, "\(awaited)")
    let notAwaited = PathComparison(
      steps, legacy: { Self.byHand(.timer) }, diffable: { Self.bySnapshots(.timer, marks: true) })
    #expect(notAwaited.difference?.sentence.contains("the step awaits something") == true)
  }

  /// A task that begins while another one ends is new work, although there are not more tasks.
  @Test func aTaskInPlaceOfAnotherOneIsWaitedFor() async {
    final class Screen: ViewController {
      let label = Label(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
      let news: String
      private var following: Task<Void, Never>?

      init(_ news: String) {
        self.news = news
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.text = "none"
        let (stream, _) = AsyncStream<Int>.makeStream()
        following = Task { for await _ in stream {} }
      }

      func load() {
        following?.cancel()
        Task {
          try? await Task.sleep(for: .milliseconds(50))
          label.text = news
        }
      }
    }
    let steps: [ScreenStep<Void>] = [
      .act("load") { ($0.windows.first?.rootViewController as? Screen)?.load() }
    ]
    let comparison = await PathComparison(
      steps, within: .seconds(2), legacy: { Screen("one") }, diffable: { Screen("two") })
    #expect(comparison.differences.map(\.step) == [1], "\(comparison)")
  }

  /// A task that never ends, such as one that follows notifications, is no mistake.
  @Test func aTaskThatNeverEndsIsOnlyNotChecked() async {
    func observing(_ screen: PeopleController) -> PeopleController {
      let (stream, _) = AsyncStream<Int>.makeStream()
      Task { for await _ in stream {} }
      return screen
    }
    let comparison = await PathComparison(
      Self.steps, within: .milliseconds(20), legacy: { observing(Self.byHand(.block)) },
      diffable: { observing(Self.bySnapshots(.block, marks: true)) })
    #expect(comparison.isEquivalent, "\(comparison)")
  }
}
