import Foundation
import HeadlessControls
import HeadlessViews

// UIKit's notifications without data, as messages: `center.addObserver(of: app, for: .didBecomeActive)`.

@available(macOS 26, *)
extension Application {
  /// The message when the app has become active.
  ///
  /// Counterpart: `UIApplication.DidBecomeActiveMessage`.
  ///
  /// Coverage: simulated.
  public struct DidBecomeActiveMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Application
    nonisolated public static var name: Notification.Name {
      Application.didBecomeActiveNotification
    }
    nonisolated public init() {}
  }

  /// The message when the app is about to become inactive.
  ///
  /// Counterpart: `UIApplication.WillResignActiveMessage`.
  ///
  /// Coverage: simulated.
  public struct WillResignActiveMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Application
    nonisolated public static var name: Notification.Name {
      Application.willResignActiveNotification
    }
    nonisolated public init() {}
  }

  /// The message when the app has entered the background.
  ///
  /// Counterpart: `UIApplication.DidEnterBackgroundMessage`.
  ///
  /// Coverage: simulated.
  public struct DidEnterBackgroundMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Application
    nonisolated public static var name: Notification.Name {
      Application.didEnterBackgroundNotification
    }
    nonisolated public init() {}
  }

  /// The message when the app is about to leave the background.
  ///
  /// Counterpart: `UIApplication.WillEnterForegroundMessage`.
  ///
  /// Coverage: simulated.
  public struct WillEnterForegroundMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Application
    nonisolated public static var name: Notification.Name {
      Application.willEnterForegroundNotification
    }
    nonisolated public init() {}
  }

  /// The message when the app has launched.
  ///
  /// Counterpart: `UIApplication.DidFinishLaunchingMessage`.
  ///
  /// Coverage: simulated.
  public struct DidFinishLaunchingMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Application
    nonisolated public static var name: Notification.Name {
      Application.didFinishLaunchingNotification
    }
    nonisolated public init() {}
  }

  /// The message when the app is about to terminate.
  ///
  /// Counterpart: `UIApplication.WillTerminateMessage`.
  ///
  /// Coverage: simulated.
  public struct WillTerminateMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Application
    nonisolated public static var name: Notification.Name {
      Application.willTerminateNotification
    }
    nonisolated public init() {}
  }

  /// The message when memory is low.
  ///
  /// Counterpart: `UIApplication.DidReceiveMemoryWarningMessage`.
  ///
  /// Coverage: simulated.
  public struct DidReceiveMemoryWarningMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Application
    nonisolated public static var name: Notification.Name {
      Application.didReceiveMemoryWarningNotification
    }
    nonisolated public init() {}
  }

  /// The message when the day or the time zone has changed.
  ///
  /// Counterpart: `UIApplication.SignificantTimeChangeMessage`.
  ///
  /// Coverage: simulated.
  public struct SignificantTimeChangeMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Application
    nonisolated public static var name: Notification.Name {
      Application.significantTimeChangeNotification
    }
    nonisolated public init() {}
  }

  /// The message when the user has taken a screenshot.
  ///
  /// Counterpart: `UIApplication.UserDidTakeScreenshotMessage`.
  ///
  /// Coverage: simulated.
  public struct UserDidTakeScreenshotMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Application
    nonisolated public static var name: Notification.Name {
      Application.userDidTakeScreenshotNotification
    }
    nonisolated public init() {}
  }
}

@available(macOS 26, *)
extension Scene {
  /// The message when a scene is about to be connected.
  ///
  /// Counterpart: `UIScene.WillConnectMessage`.
  ///
  /// Coverage: simulated.
  public struct WillConnectMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Scene
    nonisolated public static var name: Notification.Name {
      Scene.willConnectNotification
    }
    nonisolated public init() {}
  }

  /// The message when a scene was disconnected.
  ///
  /// Counterpart: `UIScene.DidDisconnectMessage`.
  ///
  /// Coverage: simulated.
  public struct DidDisconnectMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Scene
    nonisolated public static var name: Notification.Name {
      Scene.didDisconnectNotification
    }
    nonisolated public init() {}
  }

  /// The message when a scene has become active.
  ///
  /// Counterpart: `UIScene.DidActivateMessage`.
  ///
  /// Coverage: simulated.
  public struct DidActivateMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Scene
    nonisolated public static var name: Notification.Name {
      Scene.didActivateNotification
    }
    nonisolated public init() {}
  }

  /// The message when a scene is about to become inactive.
  ///
  /// Counterpart: `UIScene.WillDeactivateMessage`.
  ///
  /// Coverage: simulated.
  public struct WillDeactivateMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Scene
    nonisolated public static var name: Notification.Name {
      Scene.willDeactivateNotification
    }
    nonisolated public init() {}
  }

  /// The message when a scene is about to leave the background.
  ///
  /// Counterpart: `UIScene.WillEnterForegroundMessage`.
  ///
  /// Coverage: simulated.
  public struct WillEnterForegroundMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Scene
    nonisolated public static var name: Notification.Name {
      Scene.willEnterForegroundNotification
    }
    nonisolated public init() {}
  }

  /// The message when a scene has entered the background.
  ///
  /// Counterpart: `UIScene.DidEnterBackgroundMessage`.
  ///
  /// Coverage: simulated.
  public struct DidEnterBackgroundMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Scene
    nonisolated public static var name: Notification.Name {
      Scene.didEnterBackgroundNotification
    }
    nonisolated public init() {}
  }
}

@available(macOS 26, *)
extension Device {
  /// The message when the orientation has changed.
  ///
  /// Counterpart: `UIDevice.OrientationDidChangeMessage`.
  ///
  /// Coverage: simulated.
  public struct OrientationDidChangeMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Device
    nonisolated public static var name: Notification.Name {
      Device.orientationDidChangeNotification
    }
    nonisolated public init() {}
  }

  /// The message when the level of the battery has changed.
  ///
  /// Counterpart: `UIDevice.BatteryLevelDidChangeMessage`.
  ///
  /// Coverage: simulated.
  public struct BatteryLevelDidChangeMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Device
    nonisolated public static var name: Notification.Name {
      Device.batteryLevelDidChangeNotification
    }
    nonisolated public init() {}
  }

  /// The message when the state of the battery has changed.
  ///
  /// Counterpart: `UIDevice.BatteryStateDidChangeMessage`.
  ///
  /// Coverage: simulated.
  public struct BatteryStateDidChangeMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = Device
    nonisolated public static var name: Notification.Name {
      Device.batteryStateDidChangeNotification
    }
    nonisolated public init() {}
  }
}

@available(macOS 26, *)
extension TextField {
  /// The message when editing has begun.
  ///
  /// Counterpart: `UITextField.TextDidBeginEditingMessage`.
  ///
  /// Coverage: simulated.
  public struct TextDidBeginEditingMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = TextField
    nonisolated public static var name: Notification.Name {
      TextField.textDidBeginEditingNotification
    }
    nonisolated public init() {}
  }

  /// The message when editing has ended.
  ///
  /// Counterpart: `UITextField.TextDidEndEditingMessage`.
  ///
  /// Coverage: simulated.
  public struct TextDidEndEditingMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = TextField
    nonisolated public static var name: Notification.Name {
      TextField.textDidEndEditingNotification
    }
    nonisolated public init() {}
  }

  /// The message when the text has changed.
  ///
  /// Counterpart: `UITextField.TextDidChangeMessage`.
  ///
  /// Coverage: simulated.
  public struct TextDidChangeMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = TextField
    nonisolated public static var name: Notification.Name {
      TextField.textDidChangeNotification
    }
    nonisolated public init() {}
  }
}

@available(macOS 26, *)
extension TextView {
  /// The message when editing has begun.
  ///
  /// Counterpart: `UITextView.TextDidBeginEditingMessage`.
  ///
  /// Coverage: simulated.
  public struct TextDidBeginEditingMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = TextView
    nonisolated public static var name: Notification.Name {
      TextView.textDidBeginEditingNotification
    }
    nonisolated public init() {}
  }

  /// The message when editing has ended.
  ///
  /// Counterpart: `UITextView.TextDidEndEditingMessage`.
  ///
  /// Coverage: simulated.
  public struct TextDidEndEditingMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = TextView
    nonisolated public static var name: Notification.Name {
      TextView.textDidEndEditingNotification
    }
    nonisolated public init() {}
  }

  /// The message when the text has changed.
  ///
  /// Counterpart: `UITextView.TextDidChangeMessage`.
  ///
  /// Coverage: simulated.
  public struct TextDidChangeMessage: SimulatedMessage, PlainMessage {
    public typealias Subject = TextView
    nonisolated public static var name: Notification.Name {
      TextView.textDidChangeNotification
    }
    nonisolated public init() {}
  }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Application.DidBecomeActiveMessage> {
  /// The message that is sent when the app has become active.
  public static var didBecomeActive: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Application.WillResignActiveMessage> {
  /// The message that is sent when the app is about to become inactive.
  public static var willResignActive: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Application.DidEnterBackgroundMessage> {
  /// The message that is sent when the app has entered the background.
  public static var didEnterBackground: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Application.WillEnterForegroundMessage> {
  /// The message that is sent when the app is about to leave the background.
  public static var willEnterForeground: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Application.DidFinishLaunchingMessage> {
  /// The message that is sent when the app has launched.
  public static var didFinishLaunching: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Application.WillTerminateMessage> {
  /// The message that is sent when the app is about to terminate.
  public static var willTerminate: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Application.DidReceiveMemoryWarningMessage> {
  /// The message that is sent when memory is low.
  public static var didReceiveMemoryWarning: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Application.SignificantTimeChangeMessage> {
  /// The message that is sent when the day or the time zone has changed.
  public static var significantTimeChange: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Application.UserDidTakeScreenshotMessage> {
  /// The message that is sent when the user has taken a screenshot.
  public static var userDidTakeScreenshot: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Scene.WillConnectMessage> {
  /// The message that is sent when a scene is about to be connected.
  public static var willConnect: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Scene.DidDisconnectMessage> {
  /// The message that is sent when a scene was disconnected.
  public static var didDisconnect: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Scene.DidActivateMessage> {
  /// The message that is sent when a scene has become active.
  public static var didActivate: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Scene.WillDeactivateMessage> {
  /// The message that is sent when a scene is about to become inactive.
  public static var willDeactivate: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Scene.WillEnterForegroundMessage> {
  /// The message that is sent when a scene is about to leave the background.
  public static var willEnterForeground: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Scene.DidEnterBackgroundMessage> {
  /// The message that is sent when a scene has entered the background.
  public static var didEnterBackground: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Device.OrientationDidChangeMessage> {
  /// The message that is sent when the orientation has changed.
  public static var orientationDidChange: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Device.BatteryLevelDidChangeMessage> {
  /// The message that is sent when the level of the battery has changed.
  public static var batteryLevelDidChange: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<Device.BatteryStateDidChangeMessage> {
  /// The message that is sent when the state of the battery has changed.
  public static var batteryStateDidChange: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<TextField.TextDidBeginEditingMessage> {
  /// The message that is sent when editing has begun.
  public static var textDidBeginEditing: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<TextField.TextDidEndEditingMessage> {
  /// The message that is sent when editing has ended.
  public static var textDidEndEditing: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<TextField.TextDidChangeMessage> {
  /// The message that is sent when the text has changed.
  public static var textDidChange: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<TextView.TextDidBeginEditingMessage> {
  /// The message that is sent when editing has begun.
  public static var textDidBeginEditing: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<TextView.TextDidEndEditingMessage> {
  /// The message that is sent when editing has ended.
  public static var textDidEndEditing: Self { Self() }
}

@available(macOS 26, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<TextView.TextDidChangeMessage> {
  /// The message that is sent when the text has changed.
  public static var textDidChange: Self { Self() }
}

/// A message without data.
@available(macOS 26, *)
public protocol PlainMessage {
  nonisolated init()
}

@available(macOS 26, *)
extension SimulatedMessage where Self: PlainMessage {
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name)
  }
}
