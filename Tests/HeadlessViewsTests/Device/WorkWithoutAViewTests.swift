import HeadlessComponents
import HeadlessKit
import Testing

@MainActor
@Suite struct WorkWithoutAViewTests {
  @Test(arguments: WorkWithoutAView.all, WorkOrigin.allCases)
  func happensOnTheTestsSimulator(_ work: WorkWithoutAView, _ origin: WorkOrigin) async throws {
    let simulator = Simulator()
    let (button, evidence) = (Button(), WorkEvidence(7))
    simulator.show(button)
    await Task.yield()
    try origin.start({ work.start(evidence) }, button)
    try await waitUntil { work.outcome(simulator, evidence) == work.expected(7) }
    #expect(work.outcome(simulator, evidence) == work.expected(7))
    #expect(simulator.pendingWork == [])

    func waitUntil(_ holds: () -> Bool) async throws {
      for _ in 0..<200 {
        try await simulator.settleMainQueue()
        if holds() { return }
        try await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  /// Each test starts several kinds of work from several places, and waits between them while the
  /// others do the same.
  @Test(arguments: 0..<200)
  func interleavedTestsDoNotSeeEachOthersWork(_ number: Int) async throws {
    try await Self.test(number)
  }

  @Test func interleavedTasksOfOneTestDoNotSeeEachOthersWork() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 { group.addTask { try await Self.test(number) } }
      try await group.waitForAll()
    }
  }

  private static func test(_ number: Int) async throws {
    let simulator = Simulator()
    let (button, evidence) = (Button(), WorkEvidence(number))
    simulator.show(button)
    await Task.yield()
    let (works, origins) = (WorkWithoutAView.all, WorkOrigin.allCases)
    var expected: [[String]] = []
    for step in 0..<3 {
      // Three of the kinds that leave something different behind.
      let work = works[(number + step * 6) % works.count]
      let own = WorkEvidence(number)
      evidence.objects.append(own)
      try origins[(number + step * 3) % origins.count].start({ work.start(own) }, button)
      for _ in 0..<(number % 4) { await Task.yield() }
      button.removeTarget(nil, action: nil, for: .allEvents)
      expected.append(work.expected(number))
      for _ in 0..<200 where work.outcome(simulator, own) != work.expected(number) {
        try await simulator.settleMainQueue()
        try await Task.sleep(for: .milliseconds(1))
      }
      #expect(work.outcome(simulator, own) == work.expected(number), "\(work.testDescription)")
    }
    #expect(simulator.pendingWork == [])
    // Nothing but its own work has reached the simulator.
    let number = "\(number)"
    #expect(simulator.application.openedURLs.allSatisfy { $0.lastPathComponent == number })
    #expect(simulator.windows.dropFirst().allSatisfy { "\($0.tag)" == number })
    #expect([nil, number].contains(simulator.pasteboard.string))
    #expect(simulator.feedback.count <= 1)
    #expect(simulator.console.lines.count <= 1)
    #expect(simulator.accessibilityNotifications.count <= 1)
  }
}
