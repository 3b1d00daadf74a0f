import Foundation
import HeadlessKit
import Testing

/// Whatever a test asks for: it happens, or throws. Nothing ends the process.
@MainActor
@Suite struct RandomCallTests {
  @Test("no wrong argument ends the process", arguments: 0..<5)
  func randomCalls(screen number: Int) {
    var dice = Dice(seed: UInt64(number) &+ 15)
    var failures: Set<String> = []
    var (done, refused) = (0, 0)
    for round in 0..<8 {
      let simulator = Simulator(screenSize: CGSize(width: 390, height: 500))
      let room = CallRoom(simulator, number)
      for _ in 0..<50 {
        do {
          try room.callSomething(&dice)
          done += 1
        } catch {
          refused += 1
          #expect(error.file == "HeadlessKitTests/CallRoom.swift", "round \(round): \(error)")
          if let touch = error.touch { failures.insert(touch) }
        }
      }
      // The screen is whole: it takes another touch, and settles.
      room.alert?.dismiss(animated: false)
      #expect(throws: Never.self) { try simulator.settle() }
      #expect(!simulator.screenDrawing.isEmpty)
    }
    #expect(done + refused == 400)
    #expect(done > 5, "\(done)")
    #expect(failures.count > 20, "\(failures.sorted())")
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
}
