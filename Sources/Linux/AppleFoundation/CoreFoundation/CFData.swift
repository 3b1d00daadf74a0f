// Core Foundation's functions for bytes.
import Foundation

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }

/// Creates data of bytes.
///
/// - Parameter allocator: It makes no difference.
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: Int
) -> CFData! { Data(bytes: bytes, count: length) }

/// Returns the first of the bytes. The pointer is valid as long as the data are kept.
///
/// Swift stores few bytes in the value itself: of those the pointer leads to a copy, which is never
/// freed.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData else { return nil }
  let inlineLimit = 2 * MemoryLayout<Int>.size
  guard theData.count > inlineLimit else {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: inlineLimit)
    theData.copyBytes(to: copy, count: theData.count)
    return UnsafePointer(copy)
  }
  return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}
