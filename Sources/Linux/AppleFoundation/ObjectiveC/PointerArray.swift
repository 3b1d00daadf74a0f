// Foundation's array that does not retain its members, which Linux lacks.
import Foundation

/// An array of references, which may be weak or empty.
///
/// Counterpart: `NSPointerArray`.
open class NSPointerArray: NSObject {
  /// A place of the array. A strong one does not let its object go.
  private struct Place {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject?, isWeak: Bool) {
      strong = isWeak ? nil : object
      weak = object
    }

    var object: AnyObject? { strong ?? weak }
  }

  private let isWeak: Bool
  private var places: [Place] = []

  /// Creates an empty array.
  public init(options: NSPointerFunctions.Options = []) {
    isWeak = options.isSuperset(of: .weakMemory)
  }

  /// Creates an empty array that does not retain its members.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// Creates an empty array that retains its members.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// The number of places, with those that are empty. If it grows, the new ones are empty.
  open var count: Int {
    get { places.count }
    set {
      let missing = max(0, newValue - places.count)
      places = Array(places.prefix(newValue))
      places += Array(repeating: Place(nil, isWeak: isWeak), count: missing)
    }
  }

  /// The objects, without the empty places.
  ///
  /// - Complexity: O(*n*).
  open var allObjects: [Any] { places.compactMap(\.object) }

  /// Returns the object at an index as a pointer; `nil` if the place is empty. An index that does not
  /// exist raises, here and in the methods below.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard has(index, "pointerAtIndex:") else { return nil }
    return places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an object as a pointer.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(pointer)) }

  /// Inserts an object as a pointer.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard has(index, "insertPointer:atIndex:", orNew: true) else { return }
    places.insert(place(item), at: index)
  }

  /// Replaces the object at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard has(index, "replacePointerAtIndex:withPointer:") else { return }
    places[index] = place(item)
  }

  /// Removes the place at an index.
  open func removePointer(at index: Int) {
    guard has(index, "removePointerAtIndex:") else { return }
    places.remove(at: index)
  }

  /// Removes the empty places.
  open func compact() { places.removeAll { $0.object == nil } }

  /// Returns whether there is a place at an index, or a new one may be there; raises if not.
  private func has(_ index: Int, _ method: String, orNew isNew: Bool = false) -> Bool {
    if (0..<places.count + (isNew ? 1 : 0)).contains(index) { return true }
    NSException(
      name: .invalidArgumentException,
      reason: """
        *** -[NSConcretePointerArray \(method)]: attempt to access pointer at index \(index) beyond \
        bounds \(places.count)
        """
    ).raise()
    return false
  }

  private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return Place(object, isWeak: isWeak)
  }
}
