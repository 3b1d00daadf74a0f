import Foundation

let usage = """
  usage: Benchmarks [--json] [--only NAME]

  Measures what the documentation claims. Build it with -c release.
  """

var arguments = Array(CommandLine.arguments.dropFirst())
let asJSON = arguments.contains("--json")
arguments.removeAll { $0 == "--json" }
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

if asJSON {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
} else {
  print(Report.table(measurements))
}
