#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  /// What a function of Core Foundation was called with.
  private final class Calls {
    var all: [String] = []
    var pointer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    static func of(_ pointer: UnsafeMutableRawPointer?) -> Calls? {
      pointer.map { Unmanaged<Calls>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  @MainActor
  @Suite struct CoreFoundationTests {
    private static let callback: CFNotificationCallback = { _, observer, name, object, userInfo in
      let text = "\(name?.rawValue ?? "-") \(object == nil) \(userInfo?["page"] ?? "-")"
      Calls.of(observer)?.all.append(text)
    }

    private func add(
      _ calls: Calls, to center: CFNotificationCenter!, name: String?,
      object: UnsafeRawPointer? = nil
    ) {
      CFNotificationCenterAddObserver(
        center, calls.pointer, Self.callback, name.map { $0 as CFString }, object,
        .deliverImmediately)
    }

    @Test func `an observer of an object hears of that object only`() {
      let (calls, strangers) = (Calls(), Calls())
      let center = CFNotificationCenterGetLocalCenter()
      add(calls, to: center, name: "CoreFoundationTests.object", object: calls.pointer)
      // A pointer that is no object's is never followed.
      add(
        strangers, to: center, name: "CoreFoundationTests.object",
        object: UnsafeRawPointer(bitPattern: 1))
      let name = Notification.Name("CoreFoundationTests.object")
      NotificationCenter.default.post(name: name, object: strangers)
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.post(name: name, object: calls, userInfo: ["page": 3])
      CFNotificationCenterRemoveEveryObserver(center, calls.pointer)
      CFNotificationCenterRemoveEveryObserver(center, strangers.pointer)
      #expect(calls.all == ["CoreFoundationTests.object false 3"])
      #expect(strangers.all == [])
    }

    @Test func `the center of the program is the default notification center`() {
      let calls = Calls()
      let center = CFNotificationCenterGetLocalCenter()
      add(calls, to: center, name: "CoreFoundationTests.local")
      let name = CFNotificationName("CoreFoundationTests.local" as CFString)
      CFNotificationCenterPostNotification(center, name, nil, ["page": 2], true)
      NotificationCenter.default.post(name: .init(name.rawValue), object: calls)
      NotificationCenter.default.post(name: .init("CoreFoundationTests.other"), object: nil)
      CFNotificationCenterRemoveObserver(center, calls.pointer, name, nil)
      NotificationCenter.default.post(name: .init(name.rawValue), object: nil)
      #expect(
        calls.all == ["CoreFoundationTests.local true 2", "CoreFoundationTests.local false -"])
    }

    @Test func `the center of all programs calls later, without an object`() async {
      let (calls, others) = (Calls(), Calls())
      let center = CFNotificationCenterGetDarwinNotifyCenter()
      add(calls, to: center, name: "CoreFoundationTests.darwin")
      add(others, to: center, name: "CoreFoundationTests.darwin")
      let name = CFNotificationName("CoreFoundationTests.darwin" as CFString)
      CFNotificationCenterRemoveEveryObserver(center, others.pointer)
      CFNotificationCenterPostNotification(center, name, calls.pointer, ["page": 2], true)
      #expect(calls.all == [])
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      CFNotificationCenterRemoveEveryObserver(center, calls.pointer)
      #expect(calls.all == ["CoreFoundationTests.darwin true -"])
      #expect(others.all == [])
    }

    @Test(arguments: [
      ("a%20b%2Fc", "", "a b/c"), ("a%20b%2fc", "/", "a b%2fc"), ("%C3%A9%20", "é", "%C3%A9 "),
      ("plain", "", "plain"),
    ])
    func `percent escapes are replaced but for those of some characters`(
      text: String, kept: String, expected: String
    ) {
      let replaced = CFURLCreateStringByReplacingPercentEscapes(
        kCFAllocatorDefault, text as CFString, kept as CFString)
      #expect(replaced == expected)
    }

    @Test(arguments: ["%", "a%2", "%FF", "%zz"])
    func `a text with a wrong escape has no other form`(_ text: String) {
      let replaced = CFURLCreateStringByReplacingPercentEscapes(
        kCFAllocatorDefault, text as CFString, "" as CFString)
      #expect(replaced == nil)
    }

    @Test func `classes of Foundation are created without arguments`() {
      let text = "a"
      #expect(NSRegularExpression().firstMatch(in: text, range: NSRange(0..<1)) == nil)
      #expect(NSURL().absoluteString == "")
      #expect(NSURL.fileURL(withPath: "/a/b") == URL(fileURLWithPath: "/a/b"))
      #expect(!Timer().isValid)
    }

    @Test func `the accessor of several files is called on the queue`() async {
      let file = URL(fileURLWithPath: "/tmp/a")
      let read = NSFileAccessIntent.readingIntent(with: file, options: .forUploading)
      let write = NSFileAccessIntent.writingIntent(with: file)
      let queue = OperationQueue()
      let error = await withCheckedContinuation { done in
        NSFileCoordinator().coordinate(with: [read, write], queue: queue) { error in
          let isOnQueue = OperationQueue.current === queue
          done.resume(returning: isOnQueue ? error?.localizedDescription : "another queue")
        }
      }
      #expect(error == nil)
      #expect([read.url, write.url] == [file, file])
    }
  }
#endif
