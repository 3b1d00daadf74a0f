#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessViews

  extension NotificationCenter {
    /// Calls a block for each notification with a name and a sender, on a queue.
    ///
    /// A notification that is posted on the main queue calls a block of the main queue at once, as
    /// Apple's Foundation does. On Linux, Foundation waits for the main queue even there, and never
    /// returns. The compiler prefers this to Foundation's method unless the queue is an optional.
    ///
    /// - Parameters:
    ///   - name: The name; `nil` for all.
    ///   - object: The sender; `nil` for all.
    ///   - queue: The queue. The poster waits until the block has run there.
    ///   - block: The block, which is passed the notification.
    /// - Returns: A token that ends the observation when it is removed.
    @discardableResult
    public func addObserver(
      forName name: NSNotification.Name?, object: Any?, queue: OperationQueue,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      guard queue === OperationQueue.main else {
        return addObserver(
          forName: name, object: object, queue: Optional(queue), using: block)
      }
      return addObserver(forName: name, object: object, queue: nil) { heard in
        guard !Simulator.isOnMainQueue else { return block(heard) }
        nonisolated(unsafe) let heard = heard  // the poster waits meanwhile
        let operation = BlockOperation { block(heard) }
        OperationQueue.main.addOperations([operation], waitUntilFinished: true)
      }
    }
  }
#endif
