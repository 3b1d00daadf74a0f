import Foundation
import HeadlessKit
import Testing

/// What the system asks of an app's delegates. (issue 26: each requirement that an event can cause)
@MainActor
@Suite struct SystemEventTests {
  private let simulator = Simulator()
  private let app = AppDelegate()
  private let scene = WatchedScene()

  @Test func aSceneGetsTheEventsOfItsWindow() throws {
    simulator.launch(app)
    simulator.connect(scene)
    #expect(app.takeCalls() == ["configuration for UIWindowSceneSessionRoleApplication"])
    #expect(simulator.windowScene.session.configuration.name == "Books")
    let url = try #require(URL(string: "shop://books/3"))
    #expect(simulator.openInApp(url))
    simulator.continueInApp(UserActivity(activityType: "reading"))
    #expect(scene.takeCalls() == ["open shop://books/3", "continue reading"])
    simulator.enterBackground()
    #expect(scene.takeCalls() == ["restoration"])
    #expect(simulator.windowScene.session.stateRestorationActivity?.activityType == "shelf")
    #expect(app.takeCalls() == [])
  }

  @Test func anAppWithoutScenesOpensURLsItself() throws {
    simulator.launch(app)
    #expect(try simulator.openInApp(#require(URL(string: "shop://books"))))
    #expect(try !simulator.openInApp(#require(URL(string: "mailto:a@b.c"))))
    #expect(app.takeCalls() == ["open shop://books", "open mailto:a@b.c"])
  }

  @Test func quittingDisconnectsTheSceneFirst() {
    simulator.launch(app)
    simulator.connect(scene)
    _ = app.takeCalls()
    simulator.quitApp()
    #expect(scene.takeCalls() == ["restoration", "disconnect"])
    #expect(app.takeCalls() == ["discard 1", "terminate"])
    #expect(simulator.application.applicationState == .background)
  }

  @Test func anAppWithoutScenesHasNoSessionToDiscard() {
    simulator.launch(app)
    simulator.quitApp()
    #expect(app.takeCalls() == ["terminate"])
  }

  @Test func aRegistrationIsAnsweredInTheNextTurn() throws {
    simulator.launch(app)
    simulator.application.registerForRemoteNotifications()
    #expect(app.takeCalls() == [])
    try simulator.settle()
    #expect(app.takeCalls() == ["failed 3010"])
    simulator.application.remoteNotificationToken = Data([1, 2])
    simulator.application.registerForRemoteNotifications()
    try simulator.settle()
    #expect(app.takeCalls() == ["token 2"])
    simulator.application.registerForRemoteNotifications()
    simulator.application.unregisterForRemoteNotifications()
    try simulator.settle()
    #expect(app.takeCalls() == [])
    var result: BackgroundFetchResult?
    simulator.deliverRemoteNotification(["book": 3]) { result = $0 }
    #expect(app.takeCalls() == ["notification book"])
    #expect(result == .newData)
  }
}

@MainActor
private final class AppDelegate: NSObject, ApplicationDelegate {
  private var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    calls.append("configuration for \(connectingSceneSession.role.rawValue)")
    return SceneConfiguration(name: "Books", sessionRole: connectingSceneSession.role)
  }
  func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    calls.append("open \(url)")
    return url.scheme == "shop"
  }
  func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    calls.append("token \(deviceToken.count)")
  }
  func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    calls.append("failed \((error as NSError).code)")
  }
  func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {
    calls.append("notification \(userInfo.keys.map { "\($0)" }.joined())")
    completionHandler(.newData)
  }
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    calls.append("discard \(sceneSessions.count)")
  }
  func applicationWillTerminate(_ application: Application) { calls.append("terminate") }
}

@MainActor
private final class WatchedScene: NSObject, WindowSceneDelegate {
  var window: Window?
  private var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {
    calls += URLContexts.map { "open \($0.url)" }
  }
  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    calls.append("continue \(userActivity.activityType)")
  }
  func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    calls.append("restoration")
    return UserActivity(activityType: "shelf")
  }
  func sceneDidDisconnect(_ scene: Scene) { calls.append("disconnect") }
}
