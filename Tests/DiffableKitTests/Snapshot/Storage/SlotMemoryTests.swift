import Testing

@testable import DiffableKit

@Suite struct SlotMemoryTests {
  static let hashes: [UInt32] = [
    0, 1, 7, 8, 15, 16, .max, .max - 1, .max - 8, 1 << 31, (1 << 31) + 8, 0x8000_0007, 8, 8, 0,
    .max,
  ]

  @Test(arguments: [0, 1, 1_000_000_000])
  func findsEveryToken(base: Int) {
    let memory = SlotMemory(from: base, capacity: Self.hashes.count)
    for (index, hash) in Self.hashes.enumerated() {
      var place = memory.home(of: hash)
      while memory.candidate(for: hash, from: &place) >= 0 {}
      memory.fill(place, hash, base + index)
    }
    for (index, hash) in Self.hashes.enumerated() {
      #expect(candidates(for: hash, in: memory).contains(Int32(base + index)))
    }
  }

  @Test func tellsHashValuesApart() {
    let memory = SlotMemory(capacity: 6)
    let hashes: [UInt32] = [8, 16, 24, 32, 40, 48]
    for (token, hash) in hashes.enumerated() {
      var place = memory.home(of: hash)
      #expect(memory.candidate(for: hash, from: &place) == -1)
      memory.fill(place, hash, token)
    }
    #expect(hashes.map { candidates(for: $0, in: memory) } == [[0], [1], [2], [3], [4], [5]])
    #expect(candidates(for: 56, in: memory) == [])
  }

  private func candidates(for hash: UInt32, in memory: SlotMemory) -> [Int32] {
    var place = memory.home(of: hash)
    var found: [Int32] = []
    while true {
      let token = memory.candidate(for: hash, from: &place)
      if token < 0 { return found }
      found.append(token)
    }
  }
}
