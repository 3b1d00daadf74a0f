import HeadlessKit

extension Benchmark {
  /// The memory that 10,000 simulators leave behind: each shows a screen with texts and is
  /// released, as by the tests of a large app.
  static let simulators = Benchmark(name: "simulators") { progress in
    let count = 10_000
    for _ in 0..<500 { useOne() }
    let before = PeakMemory.mebibytes()
    for number in 0..<count {
      useOne()
      if number % 1_000 == 0 { progress.show("\(number) of \(count) simulators") }
    }
    let growth = PeakMemory.mebibytes() - before
    return [
      Measurement(
        name: "memory left by a released simulator with texts",
        value: growth * 1024 / Double(count),
        unit: "KiB", limit: 1)
    ]
  }

  /// Shows ten labels and a button, taps the button, and releases all.
  @MainActor
  private static func useOne() {
    let simulator = Simulator()
    let controller = ViewController()
    simulator.show(controller)
    for number in 0..<10 {
      let label = Label(frame: CGRect(x: 0, y: 44 * number, width: 200, height: 44))
      label.text = "Row \(number)"
      controller.view.addSubview(label)
    }
    let button = Button(frame: CGRect(x: 0, y: 500, width: 200, height: 44))
    button.setTitle("Done", for: .normal)
    controller.view.addSubview(button)
    simulator.layoutIfNeeded()
    guard (try? simulator.tap(.button("Done"))) != nil else { fatalError("There is no button.") }
  }
}
