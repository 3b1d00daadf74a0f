#if !canImport(ObjectiveC)
  import HeadlessKit
  import Testing

  @MainActor
  @Suite struct PerformingTests {
    final class Search: NSObject {
      var heard: [String] = []
      func find(_ text: Any?) { heard.append("find \(text ?? "nothing")") }
      func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo ?? "")") }
    }
    let find = Selector(Search.find(_:), "find:")
    let tick = Selector(Search.tick(_:), "tick:")

    @Test func delayedSelectorsRunByTheSimulatorsClock() throws {
      let (simulator, search) = (Simulator(), Search())
      simulator.run {
        search.perform(find, with: "a", afterDelay: 0.3)
        NSObject.cancelPreviousPerformRequests(withTarget: search, selector: find, object: "a")
        search.perform(find, with: "b", afterDelay: 0.3)
        NSObject.cancelPreviousPerformRequests(withTarget: search, selector: find, object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: Search())
      }
      try simulator.advance(by: 0.2)
      #expect(search.heard == [])
      try simulator.settle()
      #expect(search.heard == ["find b"])
      simulator.run {
        search.perform(find, with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: search)
      }
      try simulator.settle()
      #expect(search.heard == ["find b"])
    }

    @Test func onlyCallsOnTheSameObjectAreCancelled() throws {
      let (simulator, search, other) = (Simulator(), Search(), Search())
      simulator.run {
        search.perform(find, with: "a", afterDelay: 0.3)
        other.perform(find, with: "a", afterDelay: 0.3)
        NSObject.cancelPreviousPerformRequests(withTarget: search, selector: find, object: "a")
      }
      try simulator.settle()
      #expect(search.heard == [])
      #expect(other.heard == ["find a"])
    }

    @Test func aWaitingSelectorRunsAtOnceOnTheMainQueue() {
      let search = Search()
      search.performSelector(onMainThread: find, with: "a", waitUntilDone: true)
      #expect(search.heard == ["find a"])
    }

    @Test func selectorsRunInTheBackgroundAndReturnToTheMainThread() async {
      final class Loader: NSObject, @unchecked Sendable {
        var isDone: (() -> Void)?
        var wasMain: [Bool] = []
        nonisolated func load() {
          wasMain.append(Simulator.isOnMainQueue)
          performSelector(
            onMainThread: Selector(Loader.finish, "finish"), with: nil, waitUntilDone: true)
        }
        nonisolated func finish() {
          wasMain.append(Simulator.isOnMainQueue)
          isDone?()
        }
      }
      let loader = Loader()
      await withCheckedContinuation { continuation in
        loader.isDone = { continuation.resume() }
        loader.performSelector(inBackground: Selector(Loader.load, "load"), with: nil)
      }
      #expect(loader.wasMain == [false, true])
    }

    @Test func aTimerFiresOnce() throws {
      let (simulator, search) = (Simulator(), Search())
      let timer = simulator.run {
        Timer.scheduledTimer(
          timeInterval: 2, target: search, selector: tick, userInfo: "x", repeats: false)
      }
      #expect(simulator.pendingWork == [PendingWork(name: "timer tick:", due: 2)])
      #expect(timer.isValid)
      try simulator.settle()
      #expect(search.heard == ["tick x"])
      #expect(!timer.isValid)
    }

    @Test func aRepeatingTimerFiresAgain() throws {
      let (simulator, search) = (Simulator(), Search())
      let timer = simulator.run {
        Timer.scheduledTimer(
          timeInterval: 1, target: search, selector: tick, userInfo: nil, repeats: true)
      }
      try simulator.advance(by: 2.5)
      timer.fire()
      #expect(search.heard == ["tick ", "tick ", "tick "])
      timer.invalidate()
      try simulator.settle()
      #expect(search.heard.count == 3)
      #expect(simulator.pendingWork == [])
    }

    @Test func aFinishedTimerRetainsNothing() throws {
      let simulator = Simulator()
      weak var gone: Search?
      do {
        let search = Search()
        gone = search
        let timer = simulator.run {
          Timer.scheduledTimer(
            timeInterval: 1, target: search, selector: tick, userInfo: nil, repeats: true)
        }
        timer.invalidate()
      }
      try simulator.settle()
      #expect(gone == nil)
    }
  }
#endif
