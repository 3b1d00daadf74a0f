// Core Foundation's notification centers.
import Foundation
import HeadlessViews
import Synchronization

/// A center that calls functions when notifications are posted.
///
/// There are two: that of the program, which is `NotificationCenter.default`, and the one by which
/// programs tell one another. No other program runs here, so the second reaches this program only.
///
/// Counterpart: `CFNotificationCenter`.
public final class CFNotificationCenter: Sendable {
  // Unchecked: the pointer is only compared, and the token only given back.
  fileprivate struct Observer: @unchecked Sendable {
    let pointer: UnsafeRawPointer?
    let name: String?
    let token: any NSObjectProtocol
  }

  fileprivate static let local = CFNotificationCenter(.default, reachesOthers: false)
  fileprivate static let darwin = CFNotificationCenter(NotificationCenter(), reachesOthers: true)

  fileprivate let center: NotificationCenter
  /// Whether notifications come from outside: on the main queue, later, without object and information.
  fileprivate let reachesOthers: Bool
  private let observers = Mutex<[Observer]>([])

  private init(_ center: NotificationCenter, reachesOthers: Bool) {
    (self.center, self.reachesOthers) = (center, reachesOthers)
  }

  fileprivate func add(_ observer: Observer) { observers.withLock { $0.append(observer) } }

  /// Removes the observers with a pointer, and with a name if one is given.
  fileprivate func remove(_ pointer: UnsafeRawPointer?, name: String?) {
    nonisolated(unsafe) let pointer = pointer
    let removed = observers.withLock { all in
      let removed = all.filter { $0.pointer == pointer && (name == nil || $0.name == name) }
      all.removeAll { $0.pointer == pointer && (name == nil || $0.name == name) }
      return removed
    }
    for observer in removed { center.removeObserver(observer.token) }
  }
}

/// The name of a notification of Core Foundation.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString

  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

/// What happens to a notification while the program does not run. It always runs here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce
  case hold
  case deliverImmediately
}

/// A function that is called when a notification is posted: with the center, the observer, the name, the
/// object and the information.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// Returns the center of the program.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Returns the center by which programs tell one another.
///
/// Its functions are called on the main queue, without an object and without information.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Calls a function when a notification is posted.
///
/// - Parameters:
///   - center: The center.
///   - observer: A pointer that the function gets and by which it is removed. It is not retained.
///   - callBack: The function.
///   - name: The name of the notifications; those of every name if it is `nil`.
///   - object: The object of the notifications, a pointer that is only compared; those of every object
///     if it is `nil`. The center of all programs ignores it.
///   - suspensionBehavior: It makes no difference.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  nonisolated(unsafe) let (pointer, call) = (observer, callBack)
  nonisolated(unsafe) let wanted = center.reachesOthers ? nil : object
  let token = center.center.addObserver(
    forName: name.map(Notification.Name.init(rawValue:)), object: nil, queue: nil
  ) { notification in
    let object = notification.object.map { $0 as AnyObject }
    withExtendedLifetime(object) {
      let posted = object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
      guard wanted == nil || wanted == posted else { return }
      call(
        center, UnsafeMutableRawPointer(mutating: pointer),
        CFNotificationName(notification.name.rawValue), posted, notification.userInfo)
    }
  }
  center.add(CFNotificationCenter.Observer(pointer: observer, name: name, token: token))
}

/// Posts a notification.
///
/// - Parameters:
///   - center: The center.
///   - name: The name.
///   - object: The object. The center of all programs leaves it out.
///   - userInfo: The information. The center of all programs leaves it out.
///   - deliverImmediately: It makes no difference.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  let posted = Notification.Name(rawValue: name.rawValue)
  guard !center.reachesOthers else {
    DispatchQueue.main.async { center.center.post(name: posted, object: nil) }
    return
  }
  center.center.post(
    name: posted, object: object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() },
    userInfo: userInfo)
}

/// Stops calling an observer's functions.
///
/// - Parameters:
///   - center: The center.
///   - observer: The pointer with which the functions were added.
///   - name: The name of the notifications; those of every name if it is `nil`.
///   - object: It makes no difference.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) { center?.remove(observer, name: name?.rawValue) }

/// Stops calling all functions of an observer.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) { center?.remove(observer, name: nil) }
