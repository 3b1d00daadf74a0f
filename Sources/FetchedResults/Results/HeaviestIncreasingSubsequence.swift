/// The heaviest increasing subsequence of a list of numbers.
///
/// ```swift
/// HeaviestIncreasingSubsequence.of([2, 0, 1], weights: [1, 1, 1])  // [1, 2], where 0 and 1 are
/// ```
enum HeaviestIncreasingSubsequence {
  /// Returns the positions of the numbers in the heaviest increasing subsequence, in order.
  ///
  /// - Parameters:
  ///   - numbers: Distinct numbers, none negative.
  ///   - weights: The weight of each number.
  /// - Complexity: O(*n* log *n*), where *n* is the number of numbers.
  static func of(_ numbers: [Int], weights: [Int]) -> [Int] {
    let order = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    var rank = [Int](repeating: 0, count: numbers.count)
    for (place, index) in order.enumerated() { rank[index] = place }
    var best = Prefixes(count: numbers.count)
    var previous = [Int?](repeating: nil, count: numbers.count)
    var heaviest: (weight: Int, last: Int?) = (0, nil)
    for index in numbers.indices {
      let below = best.heaviest(below: rank[index])
      let weight = below.weight + weights[index]
      previous[index] = below.last
      best.note(weight, last: index, at: rank[index])
      if weight > heaviest.weight { heaviest = (weight, index) }
    }
    var result: [Int] = []
    var next = heaviest.last
    while let index = next {
      result.append(index)
      next = previous[index]
    }
    return result.reversed()
  }

  /// The weight of the heaviest subsequence that ends below each rank: a binary indexed tree of
  /// maxima.
  private struct Prefixes {
    private var nodes: [(weight: Int, last: Int?)]

    init(count: Int) { nodes = Array(repeating: (0, nil), count: count + 1) }

    func heaviest(below rank: Int) -> (weight: Int, last: Int?) {
      var result: (weight: Int, last: Int?) = (0, nil)
      var node = rank
      while node > 0 {
        if nodes[node].weight > result.weight { result = nodes[node] }
        node -= node & -node
      }
      return result
    }

    mutating func note(_ weight: Int, last: Int, at rank: Int) {
      var node = rank + 1
      while node < nodes.count {
        if weight > nodes[node].weight { nodes[node] = (weight, last) }
        node += node & -node
      }
    }
  }
}
