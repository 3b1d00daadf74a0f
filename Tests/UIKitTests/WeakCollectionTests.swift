#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  private protocol Watching: AnyObject { var name: String { get } }

  private final class Watcher: Watching {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Suite struct WeakCollectionTests {
    @Test func aWeakTableForgetsReleasedMembers() {
      let table = NSHashTable<AnyObject>.weakObjects()
      let first = Watcher("a")
      table.add(first)
      table.add(first)
      var second: Watcher? = Watcher("b")
      table.add(second)
      let both = table.allObjects.count
      #expect(both == 2)
      second = nil
      let left = table.allObjects.compactMap { ($0 as? any Watching)?.name }
      #expect(left == ["a"])
      #expect(table.count == 1)
      #expect(table.contains(first))
      for _ in 0..<100 { table.add(Watcher("c")) }
      #expect(table.allObjects.compactMap { ($0 as? any Watching)?.name } == ["a"])
      table.remove(first)
      #expect(table.count == 0 && table.anyObject == nil)
    }

    @Test func aTableMayHoldAProtocol() {
      let table = NSHashTable<any Watching>.weakObjects()
      let (first, second) = (Watcher("a"), Watcher("b"))
      table.add(first)
      table.add(second)
      #expect(table.allObjects.map(\.name) == ["a", "b"])
      table.remove(first)
      #expect(table.allObjects.map(\.name) == ["b"])
    }

    @Test func membersAreEqualAsTheOptionsSay() {
      let byValue = NSHashTable<NSString>()
      let bySame = NSHashTable<NSString>(options: [.strongMemory, .objectPointerPersonality])
      for table in [byValue, bySame] {
        table.add(NSString(string: "a"))
        table.add(NSString(string: "a"))
      }
      #expect(byValue.count == 1 && bySame.count == 2)
      #expect(byValue.contains(NSString(string: "a")) && !bySame.contains(NSString(string: "a")))
      #expect(byValue.setRepresentation == [NSString(string: "a")])
    }

    @Test func setAlgebra() {
      func table(_ names: String...) -> NSHashTable<NSString> {
        let table = NSHashTable<NSString>()
        names.forEach { table.add(NSString(string: $0)) }
        return table
      }
      let both = table("a", "b")
      both.union(table("b", "c"))
      #expect(both.isSubset(of: table("a", "b", "c", "d")) && both.count == 3)
      both.minus(table("a"))
      #expect(!both.contains("a") && both.intersects(table("c")))
      both.intersect(table("c"))
      #expect(both.allObjects == ["c"])
      let copy = both.copy() as? NSHashTable<NSString>
      both.removeAllObjects()
      #expect(copy?.allObjects == ["c"] && both.count == 0)
    }

    @Test func mapTables() {
      let table = NSMapTable<NSString, Watcher>.strongToWeakObjects()
      let first = Watcher("a")
      table.setObject(first, forKey: "one")
      table.setObject(Watcher("b"), forKey: "two")
      #expect(table.object(forKey: NSString(string: "one")) === first)
      #expect(table.object(forKey: "two") == nil && table.count == 1)
      table.removeObject(forKey: "one")
      #expect(table.object(forKey: "one") == nil)

      let notes = NSMapTable<Watcher, NSString>.weakToStrongObjects()
      notes.setObject("x", forKey: first)
      for index in 0..<100 { notes.setObject("\(index)" as NSString, forKey: Watcher("c")) }
      #expect(notes.count == 1 && notes.object(forKey: first) == "x")
      #expect(notes.keyEnumerator().allObjects.count == 1)
      notes.setObject("y", forKey: first)
      #expect(notes.object(forKey: first) == "y" && notes.count == 1)
      notes.removeAllObjects()
      #expect(notes.count == 0)
    }
  }
#endif
