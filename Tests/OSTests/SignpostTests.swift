#if os(Linux)
  import Foundation
  import Testing
  import os

  @Suite struct SignpostTests {
    private struct Stop: Error {}

    private let signposter = OSSignposter(
      subsystem: "com.example.shop", category: .pointsOfInterest)

    @Test("an interval runs its closure once, and returns its value or its error")
    func interval() {
      var count = 0
      let value = signposter.withIntervalSignpost("Load") {
        count += 1
        return count
      }
      #expect(value == 1)
      let other = signposter.withIntervalSignpost("Load", id: .exclusive, "\(count) items") { 2 }
      #expect(other == 2)
      #expect(throws: Stop.self) {
        try signposter.withIntervalSignpost("Load") { throw Stop() }
      }
    }

    @Test("nothing is recorded, and the values of messages are not evaluated")
    func messages() {
      var count = 0
      func next() -> Int {
        count += 1
        return count
      }
      let state = signposter.beginInterval("Load", "\(next())")
      signposter.emitEvent("Row", id: state.signpostID, "\(next(), privacy: .public)")
      signposter.endInterval("Load", state, "\(next())")
      let animation = signposter.beginAnimationInterval("Slide", id: signposter.makeSignpostID())
      signposter.endInterval("Slide", animation)
      os_signpost(.begin, log: .default, name: "Load")
      os_signpost(.event, log: .default, name: "Load", signpostID: .exclusive)
      os_signpost(.end, log: .default, name: "Load", "%{public}@ %d", "rows", 3)
      #expect(count == 0)
      #expect(!signposter.isEnabled && !OSSignposter.disabled.isEnabled)
      #expect(!OSLog(subsystem: "com.example.shop", category: .pointsOfInterest).signpostsEnabled)
    }

    @Test("identifiers are unique, and the same for the same object")
    func identifiers() {
      let log = OSLog.default
      let object = NSObject()
      let other = NSObject()
      #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
      #expect(OSSignpostID(log: log) < OSSignposter(logHandle: log).makeSignpostID())
      #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
      #expect(signposter.makeSignpostID(from: object) != OSSignpostID(log: log, object: other))
      #expect(OSSignposter(logger: Logger()).beginInterval("Load").signpostID == .exclusive)
      #expect(Set([OSSignpostID.exclusive, .invalid, .null]).count == 3)
    }

    @Test("the state of an interval can be stored")
    func coding() throws {
      let state = OSSignpostIntervalState.beginState(id: OSSignpostID(7))
      let data = try JSONEncoder().encode(state)
      let decoded = try JSONDecoder().decode(OSSignpostIntervalState.self, from: data)
      #expect(decoded.signpostID.rawValue == 7)
    }
  }
#endif
