/// A generator of random numbers from a seed, which are the same on every machine and in every run.
///
/// ```swift
/// var random = SeededGenerator(seed: 7)
/// Int.random(in: 1...6, using: &random)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator. Different seeds generate different numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits, with the SplitMix64 algorithm.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
