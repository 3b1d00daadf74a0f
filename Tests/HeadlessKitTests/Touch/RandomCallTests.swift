import Foundation
import HeadlessKit
import Testing

/// Whatever a test asks for: it happens, or throws. Nothing ends the process.
///
/// Each screen gets 400 calls. The test prints how many of them succeeded, how many failed in which
/// way, and the seed, from which the same calls come again.
@MainActor
@Suite struct RandomCallTests {
  /// The fewest calls that succeed on each screen: a tenth below what they were when last looked at.
  private static let floors = [30, 23, 90, 19, 64]
  /// The fewest kinds of call that succeed on each screen. An alert covers the screen of the fourth.
  private static let leastNames = [8, 8, 8, 5, 8]

  @Test("no wrong argument ends the process", arguments: 0..<5)
  func randomCalls(screen number: Int) {
    let seed = UInt64(number) &+ 15
    var dice = Dice(seed: seed)
    var tally = CallTally()
    for round in 0..<8 {
      let simulator = Simulator(screenSize: CGSize(width: 390, height: 500))
      let room = CallRoom(simulator, number)
      var last = ""
      let observation = simulator.observeCalls { call in
        last = call.name
        if call.failure == nil { tally.names.insert(call.name) }
      }
      for index in 0..<50 {
        do {
          try room.callSomething(&dice)
          tally.successes += 1
        } catch {
          tally.count(error)
          #expect(
            error.file == "HeadlessKitTests/CallRoom.swift",
            "seed \(seed), round \(round), call \(index), \(last): \(error)")
        }
      }
      observation.cancel()
      // The screen is whole: it takes another touch, and settles.
      room.alert?.dismiss(animated: false)
      #expect(throws: Never.self) { try simulator.settle() }
      #expect(!simulator.screenDrawing.isEmpty)
    }
    print("Screen \(number), seed \(seed): \(tally)")
    #expect(tally.all == 400)
    #expect(tally.successes >= Self.floors[number], "\(tally)")
    #expect(tally.names.count >= Self.leastNames[number], "\(tally)")
    #expect(tally.failures.keys.contains("nothing matches"), "\(tally)")
    #expect(tally.failures.keys.contains("impossible"), "\(tally)")
    #expect(tally.failedCalls.count > 20, "\(tally)")
  }
}

/// How many calls succeeded, and how many failed in which way.
struct CallTally: CustomStringConvertible {
  var successes = 0
  /// The numbers of failures, by kind.
  var failures: [String: Int] = [:]
  /// The names of the calls that succeeded.
  var names: Set<String> = []
  /// The names of the touches that failed.
  var failedCalls: Set<String> = []

  var all: Int { failures.values.reduce(successes, +) }

  mutating func count(_ failure: QueryFailure) {
    let kind =
      switch failure.reason {
      case .nothing: "nothing matches"
      case .several: "several match"
      case .refused: "refused"
      case .impossible: "impossible"
      case .scrolledInVain: "scrolled in vain"
      }
    failures[kind, default: 0] += 1
    if let touch = failure.touch { failedCalls.insert(touch) }
  }

  var description: String {
    let kinds = failures.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(successes) of \(all) calls succeeded (\(names.sorted().joined(separator: ", "))); "
      + "failed: \(kinds.joined(separator: ", "))"
  }
}

/// Random numbers that can be replayed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(next() % UInt64(choices.count))]
  }

  mutating func flip() -> Bool { (next() >> 20) % 2 == 0 }
}
