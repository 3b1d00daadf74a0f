// The counters of Darwin that several threads change. One lock serves them all.
import Foundation

private let counterLock = NSLock()

private func change(_ value: UnsafeMutablePointer<Int32>, by amount: Int32) -> Int32 {
  counterLock.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}

/// Adds one to a counter, and returns the new value.
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  change(theValue, by: 1)
}
/// Adds one to a counter, and returns the new value.
public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  change(theValue, by: 1)
}
/// Subtracts one from a counter, and returns the new value.
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  change(theValue, by: -1)
}
/// Subtracts one from a counter, and returns the new value.
public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  change(theValue, by: -1)
}
/// Adds an amount to a counter, and returns the new value.
public func OSAtomicAdd32(
  _ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Int32 { change(theValue, by: theAmount) }
/// Replaces a value if it is the expected one, and returns whether it was.
public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
  counterLock.withLock {
    guard theValue.pointee == oldValue else { return false }
    theValue.pointee = newValue
    return true
  }
}
