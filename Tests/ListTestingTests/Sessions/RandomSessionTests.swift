import Foundation
import HeadlessKit
import ListTesting
import Testing

import enum TestSupport.Thoroughness

/// Random sessions on six screens, one of them from documents: touches, edits and applies, with and
/// without waiting for animations. After each step the list agrees with its data source.
///
/// `swift test` plays a few sessions of each screen. For more, set the number:
///
/// ```sh
/// SESSIONS=1000 swift test --filter RandomSessionTests
/// ```
///
/// A failure names the seed of the session and the steps that led there.
@MainActor
@Suite struct RandomSessionTests {
  nonisolated static let sessions = Int(ProcessInfo.processInfo.environment["SESSIONS"] ?? "") ?? 2
  static let steps = 80

  @Test("a table agrees with its data source after every step", arguments: 0..<sessions)
  func table(seed: Int) throws { try play(TableSession.self, seed) }

  @Test("a compositional layout agrees with its data source", arguments: 0..<sessions)
  func collection(seed: Int) throws { try play(CollectionSession.self, seed) }

  @Test("a diffable table agrees with its snapshot after every step", arguments: 0..<sessions)
  func diffable(seed: Int) throws { try play(DiffableSession.self, seed) }

  @Test("a table of search results agrees with the search", arguments: 0..<sessions)
  func search(seed: Int) throws { try play(SearchSession.self, seed) }

  @Test("a list under pushed screens and alerts agrees with its model", arguments: 0..<sessions)
  func navigation(seed: Int) throws { try play(NavigationSession.self, seed) }

  @Test("a list from a storyboard agrees with its model", arguments: 0..<sessions)
  func library(seed: Int) throws { try play(LibrarySession.self, seed) }

  private func play<Screen: SessionScreen>(_ type: Screen.Type, _ seed: Int) throws {
    var random = SeededGenerator(seed: Thoroughness.seed(UInt64(seed)))
    let simulator = Simulator(screenSize: CGSize(width: 390, height: 500))
    let screen = Screen(simulator)
    try simulator.settle()
    var history: [String] = []
    var (done, wereSettled) = (0, 0)
    for _ in 0..<Self.steps {
      do {
        history.append(try screen.takeStep(&random))
        done += 1
      } catch let failure as QueryFailure {
        history.append("refused: \(failure.touch ?? "")")
      }
      let settles = Int.random(in: 0..<3, using: &random) > 0
      if settles { try simulator.settle() } else { simulator.layoutIfNeeded() }
      let breach = breach(of: screen, on: simulator, isSettled: settles)
      #expect(breach == nil, "seed \(seed) of \(type), after \(history.suffix(8))")
      if breach != nil { return }
      wereSettled += settles ? 1 : 0
    }
    #expect(done > Self.steps / 3, "only \(done) of \(Self.steps) steps of \(type) were possible")
    // Two of three steps settle. In a thousand sessions a few settle in less than half of them.
    #expect(wereSettled > Self.steps / 3)
    // UIKit warns of the same if rows change under another screen.
    let warnings = simulator.console.lines.filter {
      screen.isAlwaysInFront || !"\($0)".contains("without being in the view hierarchy")
    }
    #expect(warnings.isEmpty, "\(warnings.prefix(3))")
  }

  /// The first rule that the screen breaks; `nil` if it breaks none.
  private func breach(
    of screen: some SessionScreen, on simulator: Simulator, isSettled: Bool
  ) -> String? {
    let shown = screen.shown
    guard screen.isInFront else {
      let counts = screen.model.map(\.count)
      return shown.counts == counts ? nil : "it counts \(shown.counts), the model \(counts)"
    }
    if let breach = shown.breach(of: screen.model, isSettled: isSettled) { return breach }
    guard isSettled else { return nil }
    let drawing = simulator.screenDrawing
    screen.layOutAgain()
    simulator.layoutIfNeeded()
    if screen.shown != shown {
      return "laid out again, it shows\n\(screen.shown)\ninstead of\n\(shown)"
    }
    return simulator.screenDrawing == drawing ? nil : "laid out again, it is drawn differently"
  }
}
