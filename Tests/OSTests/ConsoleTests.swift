#if os(Linux)
  import CoreData
  import OSLog
  import Testing

  // What a process writes, and what its store then has. Exit tests, because the environment is read
  // once.

  @Suite(.serialized) struct ConsoleTests {
    @Test("without the variable, nothing is evaluated, written or kept")
    func silence() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        unsetenv("OS_ACTIVITY_DT_MODE")
        var count = 0
        func next() -> Int {
          count += 1
          return count
        }
        Logger().fault("\(next())")
        os_log("\(next())")
        os_log("%d", 1)
        #expect(count == 0)
        #expect(!OSLog.default.isEnabled(type: .fault))
        #expect {
          try OSLogStore(scope: .currentProcessIdentifier)
        } throws: {
          $0.localizedDescription == """
            No messages are kept. Set the environment variable OS_ACTIVITY_DT_MODE before the \
            process starts: OS_ACTIVITY_DT_MODE=YES swift test
            """
        }
      }
      #expect(text(of: result) == "")
    }

    @Test("each level of a logger has its name on the console")
    func levels() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        setenv("OS_ACTIVITY_DT_MODE", "YES", 1)
        let logger = Logger(subsystem: "com.example.shop", category: "orders")
        logger.log("a \(1)")
        logger.log(level: .info, "b")
        logger.trace("c")
        logger.debug("d")
        logger.info("e")
        logger.notice("f")
        logger.warning("g")
        logger.error("h")
        logger.critical("i")
        logger.fault("j")
        logger.log(level: OSLogType(7), "k")
        Logger().log("l")
        Logger(OSLog(subsystem: "", category: "only")).log("m")
        Logger(.disabled).fault("never")
        #expect(OSLog.default.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
      }
      let source = "[com.example.shop:orders]"
      #expect(
        text(of: result) == """
          \(source) <Default>: a 1
          \(source) <Info>: b
          \(source) <Debug>: c
          \(source) <Debug>: d
          \(source) <Info>: e
          \(source) <Default>: f
          \(source) <Error>: g
          \(source) <Error>: h
          \(source) <Fault>: i
          \(source) <Fault>: j
          \(source) <Type 7>: k
          <Default>: l
          [:only] <Default>: m

          """)
    }

    @Test("each form of os_log writes its message")
    func forms() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        setenv("OS_ACTIVITY_DT_MODE", "YES", 1)
        let log = OSLog(subsystem: "com.example.shop", category: "orders")
        let format: StaticString = "%@ costs %.2f"
        os_log("a")
        os_log("b \("x", privacy: .public)")
        os_log("c %d", 3)
        os_log("d", type: .info)
        os_log("e", log: log)
        os_log("f", log: log, type: .error)
        os_log("%{public}@ %d", log: log, type: .debug, "g", 7)
        os_log(format, log: log, type: .fault, "h", 1.5)
        os_log(format, "i", 2.5)
        os_log(.info, "j")
        os_log(.info, "k \(11, privacy: .public)")
        os_log(.info, "l %@", "x")
        os_log(.debug, log: log, "m")
        os_log(.debug, log: log, "n \(14)")
        os_log(.debug, log: log, "o %d", 15)
        os_log(.error, dso: #dsohandle, log: log, "%{public}@", "p")
        os_log("never", log: .disabled, type: .fault)
        errno = ENOENT
        os_log("q: %m", log: .default)
      }
      let source = "[com.example.shop:orders]"
      #expect(
        text(of: result) == """
          <Default>: a
          <Default>: b x
          <Default>: c 3
          <Info>: d
          \(source) <Default>: e
          \(source) <Error>: f
          \(source) <Debug>: g 7
          \(source) <Fault>: h costs 1.50
          <Default>: i costs 2.50
          <Info>: j
          <Info>: k 11
          <Info>: l x
          \(source) <Debug>: m
          \(source) <Debug>: n 14
          \(source) <Debug>: o 15
          \(source) <Error>: p
          <Default>: q: No such file or directory

          """)
    }

    @Test("a store has the messages of the process")
    func store() async {
      await #expect(processExitsWith: .success) {
        setenv("OS_ACTIVITY_DT_MODE", "YES", 1)
        let orders = Logger(subsystem: "com.example.shop", category: "orders")
        orders.error("first \(1)")
        Logger(subsystem: "com.example.shop", category: "views").debug("second")
        os_log("third")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try store.getEntries().compactMap { $0 as? OSLogEntryLog }
        #expect(entries.map(\.composedMessage) == ["first 1", "second", "third"])
        #expect(entries.map(\.level) == [.error, .debug, .notice])
        #expect(entries.map(\.category) == ["orders", "views", ""])
        #expect(entries.map(\.subsystem) == ["com.example.shop", "com.example.shop", ""])
        #expect(entries.allSatisfy { $0.processIdentifier == getpid() })
        #expect(entries.allSatisfy { $0.process == ProcessInfo.processInfo.processName })

        let second = store.position(date: entries[1].date)
        func messages(
          _ options: OSLogEnumerator.Options = [], _ position: OSLogPosition? = nil,
          _ predicate: NSPredicate? = nil
        ) throws -> [String] {
          try store.getEntries(with: options, at: position, matching: predicate)
            .map(\.composedMessage)
        }
        #expect(try messages([], second) == ["second", "third"])
        #expect(try messages(.reverse, second) == ["second", "first 1"])
        #expect(try messages(.reverse) == ["third", "second", "first 1"])
        #expect(try messages([], store.position(timeIntervalSinceEnd: 0)) == ["third"])
        #expect(try messages([], store.position(timeIntervalSinceLatestBoot: 0)).count == 3)
        let views = NSPredicate(
          format: "subsystem == %@ AND category IN %@", "com.example.shop", ["views"])
        #expect(try messages([], nil, views) == ["second"])
        #expect(try messages([], nil, NSPredicate(format: "level >= 3")) == ["first 1", "third"])
      }
    }

    @Test("messages of many threads are written line by line, and the last 10,000 are kept")
    func threads() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        setenv("OS_ACTIVITY_DT_MODE", "YES", 1)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
          for number in 0..<5_500 { os_log("\(thread) \(number)") }
        }
        let entries = try OSLogStore(scope: .currentProcessIdentifier).getEntries()
        #expect(Array(entries).count == 12_000)
      }
      let lines = text(of: result).split(separator: "\n").map(String.init)
      let written = (0..<4).flatMap { thread in
        (0..<5_500).map { "<Default>: \(thread) \($0)" }
      }
      #expect(lines.count == written.count)
      #expect(Set(lines) == Set(written))
    }
  }

  /// The standard error of an exit test.
  func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
#endif
