import Foundation

/// A notification of UIKit's as a value, with its data as properties.
///
/// UIKit's notifications are posted by name. An observer of the message hears those too, and a
/// message that is posted is heard by observers of the name. Apple's Foundation sees to it; Foundation
/// on Linux keeps the two apart, so there these overloads connect them.
@available(macOS 26, *)
public protocol SimulatedMessage: NotificationCenter.MainActorMessage where Subject: AnyObject {
  /// The name of the notification.
  nonisolated static var name: Notification.Name { get }
  /// Returns the message that a notification carries.
  @MainActor static func makeMessage(_ notification: Notification) -> Self?
  /// Returns the notification of a message.
  @MainActor static func makeNotification(_ message: Self) -> Notification
}

#if !canImport(ObjectiveC)
  @available(macOS 26, *)
  extension NotificationCenter {
    /// Calls a closure for each message of a kind from an object.
    @MainActor
    public func addObserver<Identifier: MessageIdentifier, Message: SimulatedMessage>(
      of subject: Message.Subject, for identifier: Identifier,
      using observer: @escaping @MainActor (Message) -> Void
    ) -> ObservationToken where Identifier.MessageType == Message {
      MessageForwarding.begin(Message.self, on: self)
      return observeMessages(of: subject, Message.self, observer)
    }

    /// Calls a closure for each message of a kind, from any object.
    @MainActor
    public func addObserver<Identifier: MessageIdentifier, Message: SimulatedMessage>(
      of subject: Message.Subject.Type, for identifier: Identifier,
      using observer: @escaping @MainActor (Message) -> Void
    ) -> ObservationToken where Identifier.MessageType == Message {
      MessageForwarding.begin(Message.self, on: self)
      return observeMessages(Message.self, observer)
    }

    /// Calls a closure for each message of a type, from one object or from any.
    @MainActor
    public func addObserver<Message: SimulatedMessage>(
      of subject: Message.Subject? = nil, for messageType: Message.Type,
      using observer: @escaping @MainActor (Message) -> Void
    ) -> ObservationToken {
      MessageForwarding.begin(Message.self, on: self)
      guard let subject else { return observeMessages(Message.self, observer) }
      return observeMessages(of: subject, Message.self, observer)
    }

    /// Posts a message of an object, which observers of the notification's name hear too.
    @MainActor
    public func post<Message: SimulatedMessage>(_ message: Message, subject: Message.Subject) {
      postNotification(of: message, subject)
    }

    /// Posts a message of no particular object, which observers of the notification's name hear too.
    @MainActor
    public func post<Message: SimulatedMessage>(
      _ message: Message, subject: Message.Subject.Type = Message.Subject.self
    ) {
      postNotification(of: message, nil)
    }

    @MainActor
    private func postNotification<Message: SimulatedMessage>(
      of message: Message, _ subject: Message.Subject?
    ) {
      MessageForwarding.begin(Message.self, on: self)
      let notification = Message.makeNotification(message)
      post(name: Message.name, object: subject, userInfo: notification.userInfo)
    }

    // These call Foundation's methods: here the messages are not known to be simulated ones.

    @MainActor
    private func observeMessages<Message: MainActorMessage>(
      of subject: Message.Subject, _ type: Message.Type,
      _ observer: @escaping @MainActor (Message) -> Void
    ) -> ObservationToken where Message.Subject: AnyObject {
      addObserver(of: subject, for: type, using: observer)
    }

    @MainActor
    private func observeMessages<Message: MainActorMessage>(
      _ type: Message.Type, _ observer: @escaping @MainActor (Message) -> Void
    ) -> ObservationToken where Message.Subject: AnyObject {
      addObserver(of: Message.Subject.self, for: BaseMessageIdentifier<Message>(), using: observer)
    }

    @MainActor
    fileprivate func forward<Message: MainActorMessage>(
      _ message: Message, _ subject: Message.Subject?
    ) where Message.Subject: AnyObject {
      if let subject {
        post(message, subject: subject)
      } else {
        post(message)
      }
    }
  }

  /// The forwarding of notifications that are posted by name to the observers of messages.
  @available(macOS 26, *)
  @MainActor
  private enum MessageForwarding {
    private struct Route {
      weak var center: NotificationCenter?
      let name: Notification.Name
    }

    private static var routes: [Route] = []

    static func begin<Message: SimulatedMessage>(
      _ type: Message.Type, on center: NotificationCenter
    ) {
      routes.removeAll { $0.center == nil }
      guard !routes.contains(where: { $0.center === center && $0.name == Message.name }) else {
        return
      }
      routes.append(Route(center: center, name: Message.name))
      _ = center.addObserver(forName: Message.name, object: nil, queue: nil) {
        [weak center] posted in
        guard Simulator.isOnMainQueue else { return }
        nonisolated(unsafe) let posted = posted
        MainActor.assumeIsolated {
          guard let message = Message.makeMessage(posted) else { return }
          center?.forward(message, posted.object as? Message.Subject)
        }
      }
    }
  }
#endif
