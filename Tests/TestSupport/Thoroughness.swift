import Foundation

/// How much the tests try that could go on for hours, and which of the endless cases they try.
public enum Thoroughness {
  /// Whether nothing is left out: with `HEADLESSKIT_EXHAUSTIVE` in the environment.
  public static let isExhaustive =
    ProcessInfo.processInfo.environment["HEADLESSKIT_EXHAUSTIVE"] != nil

  /// Returns the number of cases to try, or to go on after each: on every push, or with nothing left
  /// out.
  public static func number(usually usual: Int, exhaustively all: Int) -> Int {
    isExhaustive ? all : usual
  }

  /// The number drawn for this run, `HEADLESSKIT_SEED`, which changes what all random tests try: each
  /// night it is another one. It is 0 on every push, so that a push fails for what it changed.
  public static let drawnSeed: UInt32 = {
    guard let text = ProcessInfo.processInfo.environment["HEADLESSKIT_SEED"] else { return 0 }
    guard let seed = UInt32(text) else {
      fatalError("HEADLESSKIT_SEED is '\(text)'; it must be a number from 0 to \(UInt32.max)")
    }
    return seed
  }()

  /// Returns the seed to use in this run in place of one that a test names.
  public static func seed(_ named: UInt64) -> UInt64 { named &+ UInt64(drawnSeed) << 32 }
}
