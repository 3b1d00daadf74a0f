#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  /// Arrays of references.
  @Suite struct PointerArrayTests {
    private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(object).toOpaque()
    }

    @Test func `a weak array loses what is released, and keeps its place until it is compacted`() {
      let array = NSPointerArray.weakObjects()
      let kept = NSObject()
      do {
        let released = NSObject()
        withExtendedLifetime(released) {
          array.addPointer(pointer(released))
          array.addPointer(pointer(kept))
          #expect(array.allObjects.count == 2)
        }
      }
      #expect(array.count == 2)
      #expect(array.pointer(at: 0) == nil)
      array.compact()
      #expect(array.count == 1)
      #expect(array.pointer(at: 0) == pointer(kept))
    }

    @Test func `a strong array keeps its objects`() {
      let array = NSPointerArray.strongObjects()
      do {
        let object = NSObject()
        withExtendedLifetime(object) { array.addPointer(pointer(object)) }
      }
      array.count = 3
      #expect(array.count == 3)
      #expect(array.allObjects.count == 1)
    }
  }

  /// Indices that do not exist. The array stays whole.
  @MainActor @Suite struct PointerArrayMisuseTests {
    @Test func `an index without a place raises`() throws {
      let array = NSPointerArray.strongObjects()
      let calls: [(NSPointerArray) -> Void] = [
        { _ = $0.pointer(at: 1) }, { $0.insertPointer(nil, at: 2) },
        { $0.replacePointer(at: -1, withPointer: nil) }, { $0.removePointer(at: 1) },
      ]
      array.addPointer(Unmanaged.passUnretained(array).toOpaque())
      let reasons = try calls.map { call in try #require(captureCrash { call(array) }).reason }
      #expect(
        reasons.first
          == "*** -[NSConcretePointerArray pointerAtIndex:]: attempt to access pointer at index 1 "
          + "beyond bounds 1")
      #expect(reasons.allSatisfy { $0.hasSuffix("beyond bounds 1") })
      #expect(array.count == 1)
      array.removePointer(at: 0)
      array.insertPointer(nil, at: 0)
      #expect(array.count == 1)
    }
  }

  /// What apps ask Core Foundation and the kernel.
  @Suite struct SystemFunctionTests {
    @Test func `names become Latin letters without marks`() {
      let name = NSMutableString(string: "北京")
      #expect(CFStringTransform(name, nil, kCFStringTransformMandarinLatin, false))
      #expect(CFStringTransform(name, nil, kCFStringTransformStripDiacritics, false))
      #expect(name == "bei jing")
      var range = CFRangeMake(0, 3)
      #expect(!CFStringTransform(name, &range, "Nothing-Like-This", false))
      #expect(name == "bei jing")
    }

    @Test(arguments: [3, 40])
    func `the bytes of data have an address`(count: Int) {
      let data = Data((0..<count).map { UInt8($0) })
      let bytes = CFDataGetBytePtr(data)
      #expect((0..<CFDataGetLength(data)).map { bytes?[$0] } == data.map(\.self))
    }

    @Test func `the machine has a name`() {
      var length = 0
      #expect(sysctlbyname("hw.machine", nil, &length, nil, 0) == 0)
      var name = [CChar](repeating: 0, count: length)
      #expect(sysctlbyname("hw.machine", &name, &length, nil, 0) == 0)
      var system = utsname()
      uname(&system)
      let machine = withUnsafeBytes(of: &system.machine) { Array($0.prefix { $0 != 0 }) }
      #expect(name.dropLast().map { UInt8(bitPattern: $0) } == machine)
      #expect(sysctlbyname("hw.unknown", nil, &length, nil, 0) == -1)
    }

    @Test func `objects are arguments of formats`() {
      final class Book: NSObject { override var description: String { "Emma" } }
      let text = String(format: "%@, %@ of %@", Book(), NSNumber(value: 3), "10" as NSString)
      #expect(text == "Emma, 3 of 10")
    }

    @Test func `delegates of Foundation need no method`() throws {
      final class Keeper: NSObject, NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate,
        NSCacheDelegate, FileManagerDelegate, PortDelegate, @unchecked Sendable
      {}
      let keeper = Keeper()
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.delegate = keeper
      archiver.encode("a" as NSString, forKey: "text")
      archiver.finishEncoding()
      let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      reader.delegate = keeper
      #expect(reader.decodeObject(of: NSString.self, forKey: "text") == "a")
    }

    @Test func `an object is of its class and of the superclasses`() {
      let view: any NSObjectProtocol = NSMutableString(string: "a" as NSString)
      #expect(view.isKind(of: NSString.self))
      #expect(!view.isKind(of: NSNumber.self))
      #expect(view.isMember(of: NSMutableString.self) && !view.isMember(of: NSString.self))
    }

    @Test func `geometry comes back from an archive`() throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "frame")
      archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
      archiver.finishEncoding()
      let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      #expect(reader.decodeCGRect(forKey: "frame") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
      #expect(
        reader.decodeUIEdgeInsets(forKey: "insets")
          == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(reader.decodeCGPoint(forKey: "none") == .zero)
    }
  }
#endif
