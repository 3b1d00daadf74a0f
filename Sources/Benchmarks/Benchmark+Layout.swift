import HeadlessKit

extension Benchmark {
  /// Laying out many sections of a compositional layout, against few.
  static let layout = Benchmark(name: "layout") { _ in
    let few = Sections(1_000)
    let many = Sections(10_000)
    var contest = Contest()
    contest.add { few.layOut() }
    contest.add { many.layOut() }
    contest.add { few.scroll() }
    contest.add { many.scroll() }
    let times = contest.medians(rounds: 15)
    return [
      Measurement(
        name: "lay out 1,000 sections, each a header and ten items", value: times[0] / 1e6,
        unit: "ms", nanoseconds: times[0]),
      Measurement(
        name: "lay out 10,000, against ten times 1,000", value: times[1] / (10 * times[0]),
        unit: "×", limit: 2),
      Measurement(
        name: "scroll by a screen in 1,000 sections", value: times[2] / 1e3, unit: "µs",
        nanoseconds: times[2]),
      Measurement(
        name: "scroll in 10,000 sections, against 1,000", value: times[3] / times[2], unit: "×",
        limit: 2),
    ]
  }
}
