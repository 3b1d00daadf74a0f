#if !canImport(ObjectiveC)
  import HeadlessKit
  import Testing

  @Suite struct NotificationTests {
    class Listener: NSObject {
      let center: NotificationCenter
      var heard: [String] = []
      required init(_ center: NotificationCenter) { self.center = center }
      func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
      func hearObject(_ notification: NSNotification) {
        heard.append("object " + notification.name.rawValue)
      }
      func ring() { heard.append("ring") }
    }
    final class Leaver: Listener {
      deinit { center.removeObserver(self) }
    }
    let a = Notification.Name("a")
    let b = Notification.Name("b")
    let hear = Selector(Listener.hear(_:), "hear:")

    @Test func observersReceivePostedNotifications() {
      let center = NotificationCenter()
      let (listener, sender, other) = (Listener(center), NSObject(), NSObject())
      center.addObserver(listener, selector: hear, name: a, object: nil)
      center.addObserver(
        listener, selector: Selector(Listener.ring, "ring"), name: b, object: sender)
      center.addObserver(
        listener, selector: Selector(Listener.hearObject(_:), "hearObject:"), name: b, object: other
      )
      center.post(name: a, object: other)
      center.post(name: b, object: sender)
      center.post(name: b, object: other)
      center.post(name: b, object: nil)
      #expect(listener.heard == ["a", "ring", "object b"])
    }

    @Test func removedObserversReceiveNothing() {
      let center = NotificationCenter()
      let (listener, other) = (Listener(center), Listener(center))
      for each in [listener, other] {
        center.addObserver(each, selector: hear, name: a, object: nil)
        center.addObserver(each, selector: hear, name: b, object: nil)
      }
      center.removeObserver(listener, name: a, object: nil)
      center.post(name: a, object: nil)
      center.post(name: b, object: nil)
      center.removeObserver(listener)
      NotificationCenter().removeObserver(other)
      center.post(name: b, object: nil)
      #expect(listener.heard == ["b"])
      #expect(other.heard == ["a", "b", "b"])
    }

    @Test func tokensRemoveTheirObservers() {
      let center = NotificationCenter()
      let box = Listener(center)
      nonisolated(unsafe) let listener = box
      let token = center.addObserver(forName: a, object: nil, queue: nil) { listener.hear($0) }
      center.post(name: a, object: nil)
      center.removeObserver(token)
      center.post(name: a, object: nil)
      #expect(box.heard == ["a"])
    }

    @Test func observersAreHeldWeakly() {
      let center = NotificationCenter()
      weak var gone: Listener?
      for kind in [Listener.self, Leaver.self] {
        let listener = kind.init(center)
        gone = listener
        center.addObserver(listener, selector: hear, name: a, object: nil)
      }
      #expect(gone == nil)
      center.post(name: a, object: nil)
      center.post(name: a, object: nil)
    }

    /// Short-lived objects may reuse each other's addresses, but never receive each other's
    /// messages.
    @Test func reusedAddressesDoNotMixUpObservers() {
      let center = NotificationCenter()
      for _ in 0..<200 {
        let listener = Listener(center)
        center.addObserver(listener, selector: hear, name: b, object: nil)
        let next = Listener(center)
        center.addObserver(next, selector: hear, name: a, object: nil)
        center.removeObserver(listener)
        center.post(name: a, object: nil)
        center.post(name: b, object: nil)
        #expect(next.heard == ["a"])
        #expect(listener.heard == [])
      }
    }

    @Test func observersRunOnThePostingThread() async {
      let center = NotificationCenter()
      nonisolated(unsafe) let listener = Listener(center)
      center.addObserver(listener, selector: hear, name: a, object: nil)
      await withCheckedContinuation { done in
        DispatchQueue.global().async {
          center.post(name: Notification.Name("a"), object: nil)
          done.resume()
        }
      }
      #expect(listener.heard == ["a"])
    }
  }
#endif
