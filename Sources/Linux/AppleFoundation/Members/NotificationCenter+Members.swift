import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted.
  ///
  /// Counterpart: `NotificationCenter.Notifications`.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    /// Returns the notifications that are posted from now on.
    public func makeAsyncIterator() -> Iterator {
      Iterator(center: center, name: name, object: object)
    }

    /// The notifications that have been posted since the iterator was made.
    public final class Iterator: AsyncIteratorProtocol {
      private let observer: any NSObjectProtocol
      private let center: NotificationCenter
      private var notifications: AsyncStream<Posted>.Iterator

      private struct Posted: @unchecked Sendable {
        let notification: Notification
      }

      fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        notifications = stream.makeAsyncIterator()
        self.center = center
        observer = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        }
      }

      deinit {
        center.removeObserver(observer)
      }

      /// Returns the next notification; `nil` if the task is cancelled.
      public func next() async -> Notification? { await next(isolation: nil) }

      /// Returns the next notification; `nil` if the task is cancelled.
      public func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await notifications.next(isolation: actor)?.notification
      }
    }
  }

  /// Returns the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object that posts them; `nil` for any.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(center: self, name: name, object: object) }
}
