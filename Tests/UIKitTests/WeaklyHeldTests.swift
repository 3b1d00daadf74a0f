import Testing
import UIKit

@MainActor private protocol Listener: AnyObject { func hear() }
private final class Screen: NSObject, Listener { func hear() {} }
private struct Holder<T> { @WeaklyHeld var item: T? }

/// Weak references by a protocol, as the adapter writes them.
@MainActor
@Suite struct WeaklyHeldTests {
  @Test func `an object that is known by a protocol is held weakly`() {
    var screen: Screen? = Screen()
    var holder = Holder<any Listener>()
    #expect(holder.item == nil)
    holder.item = screen
    #expect(holder.item === screen)
    screen = nil
    #expect(holder.item == nil)
  }
}

#if os(Linux)
  /// Key-value coding of objects that are no views.
  @MainActor
  @Suite struct ObjectKeyTests {
    private final class Song: NSObject {
      var title = "a"
      var next: Song?
    }

    @Test func `the stored properties of an object are read by their names`() {
      let song = Song()
      song.next = Song()
      song.next?.title = "b"
      #expect(song.value(forKey: "title") as? String == "a")
      #expect(song.value(forKeyPath: "next.title") as? String == "b")
      let crash = captureCrash { _ = song.value(forKey: "artist") }
      #expect(crash?.name == .undefinedKey)
    }

    @Test func `a dictionary has its values by key`() {
      let entries = NSMutableDictionary()
      entries.setValue(1, forKey: "a")
      #expect(entries.value(forKey: "a") as? Int == 1)
      entries.setValue(nil, forKey: "a")
      #expect(entries.count == 0)
    }
  }
#endif
