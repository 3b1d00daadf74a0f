import Foundation
@_spi(Hooks) import HeadlessControllers
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

/// A reader of the storyboards and nibs in the app's files. The floor below finds this class by its
/// name.
final class AppInterfaceReader: InterfaceReader {
  private weak var simulator: Simulator?

  required init(_ simulator: Simulator) {
    self.simulator = simulator
    super.init(simulator)
  }

  private var resources: AppResources { (simulator ?? .current).resources }

  override var places: String { resources.places }

  override func makeController(
    _ identifier: String?, of storyboard: Storyboard, creator: ((NSCoder) -> ViewController?)?
  ) -> Answer {
    switch resources.document(storyboard.name, "storyboard", in: storyboard.bundle) {
    case nil: return .noStoryboard
    case .failure(let fault)?: return .unreadable("\(fault)")
    case .success(let document)?:
      guard let scene = document.scene(identifier: identifier) else { return .noController }
      let maker = SceneMaker(document, storyboard, resources)
      return maker.make(scene, creator: creator).map { .controller($0) } ?? .noController
    }
  }

  override func makeObjects(
    ofNib name: String, in bundle: Bundle?, owner: Any?, options: [Nib.OptionsKey: Any]
  ) -> [Any]? {
    switch resources.document(name, "xib", in: bundle) {
    case nil: return nil
    case .failure(let fault)?:
      CrashReport(MisuseFault(.invalidArgument, "\(fault)"), explanation: "").deliver()
      return []
    case .success(let document)?:
      let external = options[.externalObjects] as? [String: Any] ?? [:]
      return NibObjects(document, resources).make(owner: owner, external: external)
    }
  }

  override func hasNib(_ name: String, in bundle: Bundle?) -> Bool {
    resources.document(name, "xib", in: bundle) != nil
  }

  // behaviour 23.15
  override func nibName(of controller: ViewController) -> String? {
    let type: AnyClass = type(of: controller)
    guard resources.hasFolders(for: controller.nibBundle), !ProgramClasses.isOfSystem(type) else {
      return nil
    }
    let name = String(describing: type)
    var candidates = [name]
    if name.hasSuffix("Controller") { candidates.append(String(name.dropLast(10))) }
    return candidates.first { hasNib($0, in: controller.nibBundle) }
  }

  // behaviour 23.19
  override func mainStoryboard(ofScene: Bool) -> Storyboard? {
    guard let name = resources.mainStoryboardName(ofScene: ofScene),
      resources.document(name, "storyboard", in: nil) != nil
    else { return nil }
    return Storyboard(name: name, bundle: nil)
  }
}

extension AppResources {
  /// Returns the name of the main storyboard in the property list.
  fileprivate func mainStoryboardName(ofScene: Bool) -> String? {
    let list = propertyList
    if ofScene, let manifest = list["UIApplicationSceneManifest"] as? [String: Any] {
      let scenes = manifest["UISceneConfigurations"] as? [String: Any]
      let configurations = scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
      return configurations?.first?["UISceneStoryboardFile"] as? String
        ?? list["UIMainStoryboardFile"] as? String
    }
    return list["UIApplicationSceneManifest"] == nil || ofScene
      ? list["UIMainStoryboardFile"] as? String : nil
  }

  /// The app's property list among the folders' files: one that says how the app starts, before one
  /// of an app that does not. The lists of extensions, frameworks and services are others.
  var propertyList: [String: Any] {
    for folder in folders {
      let lists = folder.names(extension: "plist").filter { $0.hasSuffix("Info.plist") }
        .flatMap(folder.files).compactMap { file -> [String: Any]? in
          guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
          return try? PropertyListSerialization.propertyList(from: data, format: nil)
            as? [String: Any]
        }
        .filter(Self.isOfApp)
      let found = lists.first(where: Self.saysHowToStart) ?? lists.first
      if let found { return found }
    }
    return [:]
  }

  private static func isOfApp(_ list: [String: Any]) -> Bool {
    let type = list["CFBundlePackageType"] as? String
    return list["NSExtension"] == nil && list["WKWatchKitApp"] == nil
      && (type.map { $0 == "APPL" || $0.hasPrefix("$") } ?? saysHowToStart(list))
  }

  private static func saysHowToStart(_ list: [String: Any]) -> Bool {
    list["UIApplicationSceneManifest"] != nil || list["UIMainStoryboardFile"] != nil
  }
}
