import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct CaptureCrashTests {
  func report(_ section: Int) -> CrashReport {
    CrashReport(.query(.itemsOfMissingSection(section, sections: 0)), profile: .newest)
  }

  @Test func nothingIsCapturedWithoutACrash() {
    let seen = captureCrash {}
    #expect(seen == nil)
  }

  @Test func theFirstReportWins() {
    let all = captureCrashes {
      for section in 1...3 { report(section).deliver() }
    }
    #expect(all == [report(1), report(2), report(3)])
    let first = captureCrash {
      for section in 1...3 { report(section).deliver() }
    }
    #expect(first == report(1))
  }

  @Test func theInnermostCaptureGetsTheReport() {
    var inner: CrashReport?
    let outer = captureCrashes {
      report(1).deliver()
      inner = captureCrash { report(2).deliver() }
      report(3).deliver()
    }
    #expect(inner == report(2))
    #expect(outer == [report(1), report(3)])
  }

  @Test func thrownErrorsPassThrough() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try captureCrash {
        report(1).deliver()
        throw Stop()
      }
    }
  }

  @Test func aCaptureSpansSuspensions() async {
    let seen = await captureCrash {
      await Task.yield()
      report(4).deliver()
    }
    #expect(seen == report(4))
  }

  @Test func laterWorkIsCapturedWhereItRuns() throws {
    let simulator = Simulator()
    let planning = captureCrash {
      simulator.schedule(after: 1, named: "crash") { report(5).deliver() }
    }
    let running = try captureCrash { try simulator.settle() }
    #expect(planning == nil)
    #expect(running == report(5))
  }

  @Test func aCrashedViewIsMarked() {
    let view = View()
    let seen = captureCrash { view.crash(with: report(6)) }
    #expect(seen == report(6))
    #expect(view.hasCrashed)
  }

  @Test(arguments: 0..<20) func parallelCapturesDoNotMix(_ number: Int) async {
    let seen = await captureCrashes {
      for _ in 0..<5 {
        await Task.yield()
        report(number).deliver()
      }
    }
    #expect(seen == Array(repeating: report(number), count: 5))
  }
}
