import Foundation

let usage = """
  usage: Benchmarks [--json | --times | --against FILE] [--only NAME]

  Measures what the documentation claims. Build it with -c release.

  --times         print the time behind each figure, as JSON
  --against FILE  print how many times as long it took as what --times said in another build
  """

var arguments = Array(CommandLine.arguments.dropFirst())
let asJSON = arguments.contains("--json")
let asTimes = arguments.contains("--times")
arguments.removeAll { $0 == "--json" || $0 == "--times" }
var reference: [String: Double]?
if let position = arguments.firstIndex(of: "--against"), position + 1 < arguments.count {
  let file = URL(fileURLWithPath: arguments[position + 1])
  reference = try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file))
  arguments.removeSubrange(position...(position + 1))
}
var selected = Benchmark.all
if arguments.count == 2, arguments[0] == "--only" {
  selected = selected.filter { $0.name == arguments[1] }
  arguments = []
}
guard arguments.isEmpty, !selected.isEmpty else {
  let names = Benchmark.all.map(\.name).joined(separator: ", ")
  FileHandle.standardError.write(Data("\(usage)\n\nNAME is one of \(names).\n".utf8))
  exit(64)
}

let progress = ProgressLine()
var measurements: [Measurement] = []
for benchmark in selected {
  progress.show(benchmark.name)
  measurements += benchmark.run(progress)
}
progress.clear()

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
if asTimes {
  let times = measurements.compactMap { row in row.nanoseconds.map { (row.name, $0) } }
  print(
    String(decoding: try encoder.encode(Dictionary(uniqueKeysWithValues: times)), as: UTF8.self))
} else if let reference {
  let slowdowns = measurements.compactMap { row -> Measurement? in
    guard let time = row.nanoseconds, let other = reference[row.name] else { return nil }
    return Measurement(name: row.name, value: time / other, unit: "×", limit: 10)
  }
  print(Report.table(slowdowns))
} else if asJSON {
  print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
} else {
  print(Report.table(measurements))
}
