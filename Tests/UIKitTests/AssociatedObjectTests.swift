#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  private final class Tag: NSObject, NSCopying {
    let name: String
    init(_ name: String) { self.name = name }
    func copy(with zone: NSZone? = nil) -> Any { Tag(name) }
  }

  private final class Plain {}

  final class DescribedCell: UITableViewCell {}

  @MainActor private enum Keys {
    static var title: UInt8 = 0
    static var tag: Void?
  }

  extension UIView {
    fileprivate var tagObject: Tag? {
      get { objc_getAssociatedObject(self, &Keys.tag) as? Tag }
      set {
        objc_setAssociatedObject(self, &Keys.tag, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
    fileprivate var title: String? {
      get { objc_getAssociatedObject(self, &Keys.title) as? String }
      set { objc_setAssociatedObject(self, &Keys.title, newValue, .OBJC_ASSOCIATION_COPY) }
    }
  }

  @MainActor
  @Suite struct AssociatedObjectTests {
    @Test func eachObjectAndKeyHasItsOwnValue() {
      let (first, second) = (UIView(), UIView())
      first.title = "Dune"
      first.tagObject = Tag("a")
      second.title = "Emma"
      #expect(first.title == "Dune" && second.title == "Emma")
      #expect(first.tagObject?.name == "a" && second.tagObject == nil)
      first.title = nil
      #expect(first.title == nil && first.tagObject?.name == "a" && second.title == "Emma")
      objc_removeAssociatedObjects(first)
      #expect(first.tagObject == nil && second.title == "Emma")
    }

    @Test func aValueIsReleasedWithItsView() {
      weak var tag: Tag?
      weak var other: Tag?
      do {
        let view = UIView()
        view.tagObject = Tag("a")
        other = view.tagObject
        view.tagObject = Tag("b")
        tag = view.tagObject
        #expect(other == nil && tag != nil)
      }
      #expect(tag == nil)
    }

    @Test func theValuesOfOtherObjectsAreReleasedSoonAfterThem() {
      weak var tag: Tag?
      do {
        let (owner, value) = (Plain(), Tag("a"))
        objc_setAssociatedObject(owner, &Keys.tag, value, .OBJC_ASSOCIATION_RETAIN)
        tag = value
      }
      #expect(tag != nil)
      let others = (0..<1_000).map { _ in Plain() }
      for other in others {
        objc_setAssociatedObject(other, &Keys.title, "x", .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(tag == nil)
      #expect(others.allSatisfy { objc_getAssociatedObject($0, &Keys.title) as? String == "x" })
    }

    @Test func anObjectAtTheSameAddressHasNothing() {
      for _ in 0..<100 {
        let owner = Plain()
        #expect(objc_getAssociatedObject(owner, &Keys.title) == nil)
        objc_setAssociatedObject(owner, &Keys.title, "x", .OBJC_ASSOCIATION_RETAIN)
      }
    }

    @Test func policies() {
      let (owner, tag) = (UIView(), Tag("a"))
      objc_setAssociatedObject(owner, &Keys.tag, tag, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(owner.tagObject !== tag && owner.tagObject?.name == "a")
      var assigned: Tag? = Tag("b")
      objc_setAssociatedObject(owner, &Keys.tag, assigned, .OBJC_ASSOCIATION_ASSIGN)
      #expect(owner.tagObject === assigned)
      assigned = nil
      #expect(owner.tagObject == nil)
    }

    @Test func aValueMayAssociateValuesWhileItIsReleased() {
      final class Last {
        let view: UIView
        init(_ view: UIView) { self.view = view }
        deinit {
          let view = view
          MainActor.assumeIsolated { view.title = "released" }
        }
      }
      let (owner, view) = (UIView(), UIView())
      objc_setAssociatedObject(owner, &Keys.tag, Last(view), .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &Keys.tag, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(view.title == "released")
    }
  }

  @Suite struct RuntimeTests {
    @Test func lockedSectionsOfOneObjectDoNotOverlap() async {
      final class Counter: @unchecked Sendable {
        var value = 0
        func add() {
          objc_sync_enter(self)
          defer { objc_sync_exit(self) }
          objc_sync_enter(self)
          let old = value
          value = old + 1
          objc_sync_exit(self)
        }
      }
      let counter = Counter()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 { group.addTask { for _ in 0..<500 { counter.add() } } }
      }
      #expect(counter.value == 4_000)
      #expect(objc_sync_exit(counter) == -1)
    }

    @Test func aClassDescribesItself() {
      #expect(DescribedCell.description() == NSStringFromClass(DescribedCell.self))
      #expect(Tag.description().hasPrefix("UIKitTests.") && Tag.description().hasSuffix("Tag"))
    }

    @Test func classesAreComparedAsObjects() {
      let (cell, none): (AnyClass?, AnyClass?) = (DescribedCell.self, nil)
      #expect(cell === DescribedCell.self && cell !== UITableViewCell.self && none === nil)
      let (one, other): (AnyObject?, AnyObject?) = (Tag("a"), Tag("a"))
      #expect(one === one && one !== other && Progress().totalUnitCount == 0)
    }

    @Test func indexPathsOfFoundation() {
      let path = NSIndexPath(row: 2, section: 1)
      #expect((path.section, path.row, path.item) == (1, 2, 2))
      #expect(path as IndexPath == IndexPath(row: 2, section: 1))
      #expect(NSIndexPath(item: 3, section: 0) as IndexPath == IndexPath(item: 3, section: 0))
    }

    @Test func functionsOfCoreGraphics() {
      let rect = CGRectMake(10, 20, 30, 40)
      #expect(rect == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect((CGRectGetMaxX(rect), CGRectGetMinY(rect), CGRectGetMidY(rect)) == (40, 20, 40))
      #expect(CGRectInset(rect, 5, 5) == CGRect(x: 15, y: 25, width: 20, height: 30))
      #expect(CGRectIntersection(rect, CGRectZero) == CGRectNull)
      #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)) && !CGRectIsEmpty(rect))
      let both = CGAffineTransformConcat(
        CGAffineTransformMakeScale(2, 3), CGAffineTransformMakeTranslation(1, 1))
      #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), both) == CGPointMake(3, 4))
      #expect(
        CGAffineTransformIsIdentity(CGAffineTransformConcat(both, CGAffineTransformInvert(both))))
    }
  }
#endif
