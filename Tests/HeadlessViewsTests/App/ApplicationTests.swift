import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The application of a simulator and its state.
@MainActor
@Suite struct ApplicationTests {
  let simulator = Simulator()

  @Test func everySimulatorHasItsOwnApplication() throws {
    let other = Simulator()
    let page = try #require(URL(string: "https://example.com"))
    simulator.run { Application.shared.open(page) }
    #expect(simulator.application.openedURLs == [page])
    #expect(other.application.openedURLs == [])
    let isShared = simulator.run { Application.shared === simulator.application }
    #expect(isShared)
  }

  @Test func onlyKnownSchemesOpen() throws {
    let call = try #require(URL(string: "tel:1234"))
    let chat = try #require(URL(string: "chat://room/1"))
    var answers: [String] = []
    for url in [call, chat] {
      simulator.application.open(url) { answers.append("\(url.scheme ?? ""): \($0)") }
    }
    #expect(answers == [])
    try simulator.settle()
    #expect(answers == ["tel: true", "chat: false"])
    simulator.application.openableSchemes.insert("chat")
    #expect(simulator.application.canOpenURL(chat))
    #expect(simulator.application.openedURLs == [call])
  }

  @Test func theDelegateIsCalledWhenTheAppLeavesAndReturns() {
    let delegate = NotedApp()
    simulator.launch(delegate)
    simulator.enterBackground()
    simulator.enterBackground()
    #expect(simulator.application.applicationState == .background)
    simulator.enterForeground()
    #expect(simulator.application.applicationState == .active)
    #expect(
      delegate.heard == [
        "will finish", "did finish", "active", "resign", "background", "foreground", "active",
      ])
  }

  @Test func theSceneDelegateIsCalledInsteadOfTheAppDelegate() {
    let app = NotedApp()
    let scene = NotedScene()
    simulator.launch(app)
    app.heard = []
    simulator.connect(scene)
    simulator.enterBackground()
    simulator.enterForeground()
    #expect(app.heard == [])
    #expect(
      scene.heard == [
        "connect", "foreground", "active", "resign", "background", "foreground", "active",
      ])
    #expect(scene.window?.windowScene === simulator.windowScene)
    #expect(simulator.windows == [scene.window].compactMap(\.self))
  }

  @Test func backgroundTasksEndOrExpire() {
    var expired: [String] = []
    let first = simulator.application.beginBackgroundTask(withName: "save") {
      expired.append("save")
    }
    let second = simulator.application.beginBackgroundTask { expired.append("other") }
    #expect(simulator.application.runningBackgroundTasks == [first, second])
    simulator.application.endBackgroundTask(second)
    simulator.expireBackgroundTasks()
    #expect(expired == ["save"])
    #expect(first != .invalid)
  }

  @Test func lowMemoryReachesEveryControllerOnScreen() {
    let outer = Hungry()
    let inner = Hungry()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    simulator.show(outer)
    simulator.warnOfLowMemory()
    #expect(outer.warnings == 1)
    #expect(inner.warnings == 1)
  }

  @Test func anUntargetedActionReachesTheAppDelegate() {
    let delegate = NotedApp()
    simulator.application.delegate = delegate
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    simulator.show(field)
    let controller = ViewController()
    simulator.show(controller)
    #expect(field.next === field.window)
    #expect(controller.view.window?.next === simulator.windowScene)
    #expect(simulator.windowScene.next === simulator.application)
    #expect(simulator.application.next === delegate)
  }
}

private final class Hungry: ViewController {
  var warnings = 0
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}

private final class NotedApp: Responder, ApplicationDelegate {
  var heard: [String] = []
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("will finish")
    return true
  }
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("did finish")
    return true
  }
  func applicationDidBecomeActive(_ application: Application) { heard.append("active") }
  func applicationWillResignActive(_ application: Application) { heard.append("resign") }
  func applicationDidEnterBackground(_ application: Application) { heard.append("background") }
  func applicationWillEnterForeground(_ application: Application) { heard.append("foreground") }
}

private final class NotedScene: Responder, WindowSceneDelegate {
  var heard: [String] = []
  var window: Window?
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    heard.append("connect")
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneDidBecomeActive(_ scene: Scene) { heard.append("active") }
  func sceneWillResignActive(_ scene: Scene) { heard.append("resign") }
  func sceneWillEnterForeground(_ scene: Scene) { heard.append("foreground") }
  func sceneDidEnterBackground(_ scene: Scene) { heard.append("background") }
}
