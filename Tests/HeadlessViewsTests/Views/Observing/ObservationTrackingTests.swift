import Foundation
import HeadlessKit
import ListCore
import Observation
import Testing

/// Passes of views and controllers follow the observable objects that they read (behaviour 25.9,
/// 25.10).
@MainActor
@Suite struct ObservationTrackingTests {
  @Observable final class Model {
    var title = "Emma"
    var count = 1
    var other = 0
  }

  final class Logging: View {
    let model: Model
    var log: [String] = []
    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { fatalError("not in a storyboard") }
    override func updateProperties() {
      super.updateProperties()
      log.append("properties \(model.title)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout \(model.count)")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  let simulator = Simulator()
  let model = Model()

  @Test func aChangeRunsExactlyThePassThatReadIt() {
    let view = Logging(model)
    simulator.show(view)
    #expect(view.take() == ["properties Emma", "layout 1"])
    model.title = "Dune"
    #expect(view.take() == [])
    simulator.nextTurn()
    #expect(view.take() == ["properties Dune"])
    model.count = 2
    simulator.nextTurn()
    #expect(view.take() == ["layout 2"])
    model.other = 7
    simulator.nextTurn()
    #expect(view.take() == [])
    for count in 3...5 {
      model.count = count
      model.title = "Momo"
    }
    simulator.nextTurn()
    #expect(view.take() == ["properties Momo", "layout 5"])
  }

  @Test func updatesOfPropertiesAreRequestedAndRunAtOnce() {
    let view = Logging(model)
    simulator.show(view)
    _ = view.take()
    view.setNeedsUpdateProperties()
    #expect(view.take() == [])
    view.updatePropertiesIfNeeded()
    #expect(view.take() == ["properties Emma"])
    view.updatePropertiesIfNeeded()
    simulator.nextTurn()
    #expect(view.take() == [])
  }

  @Test func propertiesOfAllViewsComeBeforeTheLayoutOfAny() {
    let (outer, inner) = (Logging(model), Logging(Model()))
    var order: [String] = []
    outer.addSubview(inner)
    simulator.show(outer)
    _ = (outer.take(), inner.take())
    for view in [outer, inner] {
      view.setNeedsLayout()
      view.setNeedsUpdateProperties()
    }
    final class Recorder: View {
      var note: () -> Void = {}
      override func updateProperties() { note() }
    }
    let last = Recorder()
    last.note = { order += outer.log + inner.log }
    inner.addSubview(last)
    simulator.nextTurn()
    #expect(order == ["properties Emma", "properties Emma"])
  }

  @Test func controllersUpdateTheirPropertiesFirst() {
    final class Screen: ViewController {
      let model: Model
      var log: [String] = []
      init(_ model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("not in a storyboard") }
      override func updateProperties() {
        super.updateProperties()
        title = model.title
        log.append("properties")
      }
      override func viewWillLayoutSubviews() { log.append("layout \(model.count)") }
    }
    let screen = Screen(model)
    simulator.show(screen)
    #expect(screen.log == ["properties", "layout 1"])
    #expect(screen.title == "Emma")
    model.title = "Dune"
    simulator.nextTurn()
    #expect(screen.title == "Dune")
    #expect(screen.log == ["properties", "layout 1", "properties"])
    model.count = 2
    simulator.nextTurn()
    #expect(screen.log.last == "layout 2")
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    #expect(screen.log.last == "properties")
  }

  @Test func aButtonsHandlerFollowsTheModel() {
    let button = Button(configuration: .plain())
    button.configurationUpdateHandler = { [model] button in
      button.configuration?.title = model.title
    }
    simulator.show(button)
    #expect(button.titleLabel?.text == "Emma")
    model.title = "Dune"
    simulator.nextTurn()
    #expect(button.titleLabel?.text == "Dune")
  }

  @Test func aCellsHandlerFollowsTheModel() throws {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { [model] cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = model.title
      cell.contentConfiguration = content
    }
    simulator.show(cell, frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    try simulator.find(.text("Emma"))
    model.title = "Dune"
    simulator.nextTurn()
    try simulator.find(.text("Dune"))
  }

  @Test func updatesOfConstraintsFollowTheModel() {
    final class Sized: View {
      let model: Model
      var widths: [Int] = []
      init(_ model: Model) {
        self.model = model
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError("not in a storyboard") }
      override func updateConstraints() {
        widths.append(model.count)
        super.updateConstraints()
      }
    }
    let view = Sized(model)
    simulator.show(view)
    view.setNeedsUpdateConstraints()
    simulator.nextTurn()
    let before = view.widths.count
    model.count = 9
    simulator.nextTurn()
    #expect(view.widths.count == before + 1 && view.widths.last == 9)
  }

  @Test func aChangeOnAnotherThreadArrives() async throws {
    let view = Logging(model)
    simulator.show(view)
    _ = view.take()
    nonisolated(unsafe) let model = model
    await Task.detached { model.count = 8 }.value
    try await simulator.wait(until: view.log == ["layout 8"], within: .seconds(5))
  }

  @Test func manyPassesLeaveOneTracking() {
    final class Counting: View {
      var passes = 0
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      required init?(coder: NSCoder) { fatalError("not in a storyboard") }
      override func layoutSubviews() { passes += model.count > 0 ? 1 : 0 }
      var requests = 0
      override func setNeedsLayout() {
        requests += 1
        super.setNeedsLayout()
      }
    }
    let view = Counting(model)
    simulator.show(view)
    for _ in 0..<50 {
      view.setNeedsLayout()
      simulator.nextTurn()
    }
    let before = view.requests
    model.count += 1
    // One tracking of the first pass, and one of the last.
    #expect(view.requests - before <= 2)
  }

  @Test("older releases do not follow models", arguments: [SystemProfile.iOS18, .iOS17, .iOS15])
  func olderReleases(_ profile: SystemProfile) {
    let simulator = Simulator(profile: profile)
    let view = Logging(model)
    simulator.show(view)
    #expect(view.take() == ["layout 1"])
    model.count = 2
    model.title = "Dune"
    simulator.nextTurn()
    #expect(view.take() == [])
  }
}
