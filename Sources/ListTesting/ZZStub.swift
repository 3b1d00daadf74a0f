import HeadlessKit
import ListCore
public struct FilmStrip { public struct Scene: Sendable { public init(label: String, before: ScreenState, after: ScreenState, trace: ListTrace, crash: CrashReport?) {} }
 public struct Reel: Sendable { public init(title: String, scenes: [Scene]) {} }
 public init(title: String, reels: [Reel]) {}; public var html: String { "" } }
extension ScreenState { public var drawing: String { elements.map { "\($0.place) \($0.texts)" }.joined(separator: "\n") } }
public struct ScreenStep<Model> { public static func model(_ m: Model, _ l: String? = nil) -> ScreenStep { .init() }
 public static func act(_ label: String, _ action: @escaping @MainActor (any ModelScreen<Model>, ListHost) -> Void) -> ScreenStep { .init() } }
public struct PathComparison: Sendable { public var description = "", markdown = "", html = ""
 @MainActor public init<Model>(from first: Model, _ steps: [ScreenStep<Model>], profile: SystemProfile = .iOS18, legacy: @MainActor (Model) -> some ModelScreen<Model>, diffable: @MainActor (Model) -> some ModelScreen<Model>) {} }
