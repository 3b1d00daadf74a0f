import HeadlessComponents
import HeadlessControls
import HeadlessKit
import HeadlessViews
import Testing

/// What a piece of work leaves behind outside the simulator.
@MainActor
final class WorkEvidence {
  let number: Int
  var log: [String] = []
  /// Kept alive by the test.
  var objects: [AnyObject] = []

  init(_ number: Int = 0) { self.number = number }

  func note(_ text: String) { log.append("\(text) \(number)") }
}

/// A kind of work that an app starts without a view of its window at hand.
struct WorkWithoutAView: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Starts the work.
  let start: @MainActor @Sendable (WorkEvidence) -> Void
  /// Returns what the work has left once its simulator has settled.
  let outcome: @MainActor @Sendable (Simulator, WorkEvidence) -> [String]
  /// What it should leave.
  let expected: @Sendable (Int) -> [String]

  /// Work that calls a completion.
  private init(
    completing testDescription: String,
    _ start: @escaping @MainActor @Sendable (WorkEvidence) -> Void
  ) {
    self.init(testDescription, start) { _, evidence in
      evidence.log
    } expected: {
      ["done \($0)"]
    }
  }

  private init(
    _ testDescription: String, _ start: @escaping @MainActor @Sendable (WorkEvidence) -> Void,
    outcome: @escaping @MainActor @Sendable (Simulator, WorkEvidence) -> [String],
    expected: @escaping @Sendable (Int) -> [String] = { ["\($0)"] }
  ) {
    self.testDescription = testDescription
    self.start = start
    self.outcome = outcome
    self.expected = expected
  }
}

extension WorkWithoutAView {
  static let all: [WorkWithoutAView] = animations + app + records + selectors

  private static let animations = [
    WorkWithoutAView(completing: "UIView.animate") { evidence in
      View.animate(withDuration: 0.2, animations: {}, completion: { _ in evidence.note("done") })
    },
    WorkWithoutAView(completing: "UIView.animate with a spring") { evidence in
      View.animate(
        withDuration: 0.2, delay: 0.1, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: {}, completion: { _ in evidence.note("done") })
    },
    WorkWithoutAView(completing: "UIView.animateKeyframes") { evidence in
      View.animateKeyframes(
        withDuration: 0.2, delay: 0, animations: {}, completion: { _ in evidence.note("done") })
    },
    WorkWithoutAView(completing: "UIView.transition of a view in no window") { evidence in
      View.transition(
        with: View(), duration: 0.2, animations: nil, completion: { _ in evidence.note("done") })
    },
    WorkWithoutAView(completing: "UIView.perform(.delete, on: [])") { evidence in
      View.perform(.delete, on: [], animations: nil, completion: { _ in evidence.note("done") })
    },
    WorkWithoutAView(completing: "CATransaction.setCompletionBlock") { evidence in
      Transaction.begin()
      Transaction.setCompletionBlock { evidence.note("done") }
      View.animate(withDuration: 0.2) {}
      Transaction.commit()
    },
    WorkWithoutAView("UIView.setAnimationsEnabled") { _ in
      View.setAnimationsEnabled(false)
      View.performWithoutAnimation {}
    } outcome: { simulator, _ in
      ["\(simulator.areAnimationsEnabled)"]
    } expected: { _ in
      ["false"]
    },
  ]

  private static let app = [
    WorkWithoutAView("UIApplication.open") { evidence in
      Application.shared.open(URL(fileURLWithPath: "/none"))
      guard let url = URL(string: "https://example.org/\(evidence.number)") else { return }
      Application.shared.open(url) { _ in evidence.note("done") }
    } outcome: { simulator, evidence in
      simulator.application.openedURLs.map(\.lastPathComponent) + evidence.log
    } expected: {
      ["\($0)", "done \($0)"]
    },
    WorkWithoutAView("UIApplication.connectedScenes") { evidence in
      evidence.objects = Array(Application.shared.connectedScenes)
    } outcome: { simulator, evidence in
      evidence.objects.map { "\($0 === simulator.windowScene)" }
    } expected: { _ in
      ["true"]
    },
    WorkWithoutAView("UIWindow.makeKeyAndVisible") { evidence in
      let window = Window(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      window.tag = evidence.number
      evidence.objects = [window]  // nobody else owns it
      window.makeKeyAndVisible()
    } outcome: { simulator, _ in
      simulator.windows.dropFirst().map { "\($0.tag)" }
    },
    WorkWithoutAView("UIScreen.main and UIDevice.current") { evidence in
      evidence.objects = [HeadlessViews.Screen.main, Device.current]
    } outcome: { simulator, evidence in
      evidence.objects.map { "\($0 === simulator.screen || $0 === simulator.device)" }
    } expected: { _ in
      ["true", "true"]
    },
  ]

  private static let records = [
    WorkWithoutAView("UIPasteboard.general") { evidence in
      Pasteboard.general.string = "\(evidence.number)"
    } outcome: { simulator, _ in
      [simulator.pasteboard.string ?? "nothing"]
    },
    WorkWithoutAView("haptic feedback") { evidence in
      ImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: CGFloat(evidence.number))
    } outcome: { simulator, _ in
      simulator.feedback.map { feedback in
        if case .impact(_, let intensity) = feedback { "\(Int(intensity))" } else { "other" }
      }
    },
    WorkWithoutAView("a warning on the console") { evidence in
      Simulator.warnFromAnywhere(.cellForRowDuringUpdate(tableView: "\(evidence.number)"))
    } outcome: { simulator, _ in
      simulator.console.warnings.map {
        if case .cellForRowDuringUpdate(let name) = $0 { name } else { "other" }
      }
    },
    WorkWithoutAView("UIAccessibility.post") { evidence in
      Accessibility.post(notification: .announcement, argument: "\(evidence.number)")
    } outcome: { simulator, _ in
      simulator.accessibilityNotifications.map { $0.announcement ?? "other" }
    },
  ]
}

#if canImport(ObjectiveC)
  extension WorkWithoutAView {
    fileprivate static let selectors: [WorkWithoutAView] = []
  }
#else
  extension WorkWithoutAView {
    fileprivate static let selectors = [
      WorkWithoutAView(completing: "perform(_:with:afterDelay:)") { evidence in
        Caller(evidence).perform(
          Selector(Caller.call(_:), "call:"), with: nil, afterDelay: 0.3)
      },
      WorkWithoutAView(completing: "Timer.scheduledTimer with a selector") { evidence in
        _ = Timer.scheduledTimer(
          timeInterval: 0.3, target: Caller(evidence),
          selector: Selector(Caller.call(_:), "call:"), userInfo: nil, repeats: false)
      },
    ]
  }

  private final class Caller: NSObject {
    private let evidence: WorkEvidence
    init(_ evidence: WorkEvidence) { self.evidence = evidence }
    func call(_ argument: Any?) {
      let evidence = evidence
      MainActor.assumeIsolated { evidence.note("done") }
    }
  }
#endif

/// A place from which work is started.
enum WorkOrigin: CaseIterable, Sendable {
  case body, touch, mainQueueBlock, workItem, blockOfAnotherQueue, task, taskThatWaited
  case taskWithAPriority, detachedTask, taskOfATouch

  /// Starts work on a button's simulator from this place.
  @MainActor func start(_ work: @escaping @MainActor @Sendable () -> Void, _ button: Button) throws
  {
    switch self {
    case .body: work()
    case .touch: try onTap(button, work)
    case .mainQueueBlock: DispatchQueue.main.async { work() }
    case .workItem: DispatchQueue.main.async(execute: DispatchWorkItem { work() })
    case .blockOfAnotherQueue:
      DispatchQueue.global().async { DispatchQueue.main.async { work() } }
    case .task: Task { work() }
    case .taskThatWaited:
      Task {
        await Task.yield()
        await Task.yield()
        work()
      }
    case .taskWithAPriority: Task(priority: .high) { work() }
    case .detachedTask: Task.detached { await work() }
    case .taskOfATouch:
      try onTap(button) {
        Task {
          await Task.yield()
          work()
        }
      }
    }
  }

  @MainActor private func onTap(
    _ button: Button, _ work: @escaping @MainActor @Sendable () -> Void
  ) throws {
    button.addAction(Action { _ in work() }, for: .touchUpInside)
    try button.simulator.tap(button)
  }
}
