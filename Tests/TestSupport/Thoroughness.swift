import Foundation

/// How much the tests try that could go on for hours.
public enum Thoroughness {
  /// Whether nothing is left out: with `HEADLESSKIT_EXHAUSTIVE` in the environment.
  public static let isExhaustive =
    ProcessInfo.processInfo.environment["HEADLESSKIT_EXHAUSTIVE"] != nil

  /// Returns the number of cases to try, or to go on after each: on every push, or with nothing left
  /// out.
  public static func number(usually usual: Int, exhaustively all: Int) -> Int {
    isExhaustive ? all : usual
  }
}
