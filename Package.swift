// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .define("INTERNAL_CHECKS", .when(configuration: .debug)),
]

// Sources with Objective-C's syntax: the plugin adapts all but the named files, which are compiled as
// they are.
func adapted(but plain: [String]) -> (sources: [String], plugins: [Target.PluginUsage]) {
  (plain, ["AdaptObjectiveC"])
}
let fixture = adapted(but: ["AdapterFixture.swift"])
let screens = adapted(but: ["Screens.swift"])
let screensTests = adapted(but: ["ScreensTests.swift"])
let oldMode = adapted(but: ["OldMode.swift"])

// The types of data and their older names, where the system has no such modules.
#if os(Linux)
  let contentTypesProducts: [Product] = [
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  ]
  let contentTypesTargets: [Target] = [
    .target(
      name: "UniformTypeIdentifiers", path: "Sources/Linux/UniformTypeIdentifiers",
      swiftSettings: settings),
    .target(
      name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"],
      path: "Sources/Linux/MobileCoreServices", swiftSettings: settings),
  ]
  let contentTypes: [Target.Dependency] = ["UniformTypeIdentifiers"]
  let olderContentTypes: [Target.Dependency] = ["MobileCoreServices"]
#else
  let contentTypesProducts: [Product] = []
  let contentTypesTargets: [Target] = []
  let contentTypes: [Target.Dependency] = []
  let olderContentTypes: [Target.Dependency] = []
#endif

// The log and its locks, where the system has no such modules.
#if os(Linux)
  let loggingProducts: [Product] = [
    .library(name: "OSLog", targets: ["OSLog"]), .library(name: "os", targets: ["os"]),
  ]
  let loggingTargets: [Target] = [
    .target(name: "os", path: "Sources/Linux/os", swiftSettings: settings),
    .target(
      name: "OSLog", dependencies: ["os"], path: "Sources/Linux/OSLog", swiftSettings: settings),
  ]
  let logging: [Target.Dependency] = ["OSLog", "os"]
#else
  let loggingProducts: [Product] = []
  let loggingTargets: [Target] = []
  let logging: [Target.Dependency] = []
#endif

// Core Data's names, where there is no Core Data.
#if os(Linux)
  let coreDataProducts: [Product] = [.library(name: "CoreData", targets: ["CoreData"])]
  let coreDataTargets: [Target] = [
    .target(
      name: "CoreData", dependencies: ["FetchedResults", "InterfaceDocuments"],
      path: "Sources/Linux/CoreData",
      swiftSettings: settings)
  ]
  let coreData: [Target.Dependency] = ["CoreData"]
#else
  let coreDataProducts: [Product] = []
  let coreDataTargets: [Target] = []
  let coreData: [Target.Dependency] = []
#endif

// What Apple's Foundation and the run time of Objective-C have, and Foundation on Linux has not.
#if os(Linux)
  let foundationTargets: [Target] = [
    .target(
      name: "AppleFoundation", dependencies: ["HeadlessViews"],
      path: "Sources/Linux/AppleFoundation", swiftSettings: settings),
    .target(
      name: "AppleLocalization", dependencies: ["InterfaceDocuments"],
      path: "Sources/Linux/AppleLocalization", swiftSettings: settings),
  ]
  let foundation: [Target.Dependency] = ["AppleFoundation", "AppleLocalization"]
#else
  let foundationTargets: [Target] = []
  let foundation: [Target.Dependency] = []
#endif

// The floors below the lists.
let floors: [Target.Dependency] = ["HeadlessViews", "HeadlessControls", "HeadlessControllers"]

// Creating objects of classes known at run time only can be turned off: a registry then does it alone.
let isWithoutDynamicCreation =
  Context.environment["HEADLESSKIT_WITHOUT_DYNAMIC_CREATION"] != nil
let dynamicCreation =
  settings + (isWithoutDynamicCreation ? [.define("WITHOUT_DYNAMIC_CREATION")] : [])

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

func command(_ verb: String, _ name: String, _ description: String) -> Target {
  .plugin(
    name: name,
    capability: .command(intent: .custom(verb: verb, description: description)),
    path: "Sources/\(name)")
}

let package = Package(
  name: "HeadlessKit",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "ListCore", targets: ["ListCore"]),
    .library(name: "HeadlessKit", targets: ["HeadlessKit"]),
    .library(name: "HeadlessComponents", targets: ["HeadlessComponents"]),
    .library(name: "DiffableKit", targets: ["DiffableKit"]),
    .library(name: "FetchedResults", targets: ["FetchedResults"]),
    .library(name: "ListTesting", targets: ["ListTesting"]),
    .library(name: "CrashTranscripts", targets: ["CrashTranscripts"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .executable(name: "Playground", targets: ["Playground"]),
    .executable(name: "Benchmarks", targets: ["Benchmarks"]),
    .executable(name: "adapt-objective-c", targets: ["adapt-objective-c"]),
    .plugin(name: "AdaptObjectiveC", targets: ["AdaptObjectiveC"]),
    .plugin(name: "ExplainPlugin", targets: ["ExplainPlugin"]),
    .plugin(name: "LessonsPlugin", targets: ["LessonsPlugin"]),
    .plugin(name: "InterfacePlugin", targets: ["InterfacePlugin"]),
    .plugin(name: "TestsPlugin", targets: ["TestsPlugin"]),
  ] + coreDataProducts + contentTypesProducts + loggingProducts,
  targets: [
    .target(name: "ListCore", swiftSettings: settings),
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(name: "Raster", swiftSettings: settings),
    .target(
      name: "HeadlessViews", dependencies: ["ListCore", "ConstraintSolver", "Raster"],
      swiftSettings: settings),
    .target(name: "HeadlessControls", dependencies: ["HeadlessViews"], swiftSettings: settings),
    .target(
      name: "HeadlessControllers", dependencies: ["ListCore", "HeadlessControls", "HeadlessViews"],
      swiftSettings: settings),
    .target(
      name: "HeadlessComponents",
      dependencies: [
        "ConstraintSolver", "ListCore", "Raster", "HeadlessViews", "HeadlessControls",
        "HeadlessControllers", "HeadlessLists", "HeadlessKit",
      ] + contentTypes,
      swiftSettings: settings),
    .target(
      name: "HeadlessLists",
      dependencies: ["ListCore", "HeadlessViews", "HeadlessControls", "HeadlessControllers"]
        + contentTypes, swiftSettings: settings),
    // All that relies on the compiler's symbols and on metadata. The floors below find it by name.
    .target(
      name: "DynamicCreation",
      dependencies: ["HeadlessViews", "HeadlessControls", "HeadlessControllers", "HeadlessLists"],
      swiftSettings: dynamicCreation),
    .target(
      name: "HeadlessKit",
      dependencies: [
        "ListCore", "HeadlessViews", "HeadlessControls", "HeadlessControllers", "HeadlessLists",
        "DynamicCreation",
      ], swiftSettings: settings),
    // From here on up, only public interfaces: an apply can do nothing that a client could not.
    .target(
      name: "DiffableKit", dependencies: ["ListCore", "HeadlessKit"], packageAccess: false,
      swiftSettings: settings),
    .target(
      name: "FetchedResults", dependencies: ["ListCore", "HeadlessKit", "DiffableKit"],
      packageAccess: false, swiftSettings: settings),
    .target(
      name: "ListTesting", dependencies: ["ListCore", "HeadlessKit", "DiffableKit"],
      packageAccess: false, swiftSettings: settings),
    .target(
      name: "CrashTranscripts",
      dependencies: ["ListCore", "HeadlessKit", "DiffableKit", "ListTesting"],
      packageAccess: false, swiftSettings: settings),
    .target(
      name: "InterfaceDocuments",
      dependencies: [
        "ListCore", "HeadlessViews", "HeadlessControls", "HeadlessControllers",
        "HeadlessComponents", "HeadlessLists", "DynamicCreation", "HeadlessKit",
      ], swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: [
        "ListCore", "Raster", "HeadlessViews", "HeadlessControls", "HeadlessControllers",
        "HeadlessLists", "DynamicCreation", "HeadlessKit", "HeadlessComponents", "DiffableKit",
        "InterfaceDocuments", "_Testing_UIKit",
      ] + foundation, swiftSettings: settings),
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .executableTarget(
      name: "Playground",
      dependencies: [
        "ListCore", "HeadlessKit", "DiffableKit", "InterfaceDocuments", "ListTesting",
        "CrashTranscripts",
      ],
      path: "Playground", exclude: ["Screens", "Transcripts"], swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ListCore", "HeadlessKit", "DiffableKit", "ListTesting", "CrashTranscripts",
        "InterfaceDocuments",
      ],
      swiftSettings: settings),
    // Playground's commands, from the package of a client.
    command("explain", "ExplainPlugin", "Explains the crash of a list that a log reports."),
    command("lessons", "LessonsPlugin", "Lists, prints and draws the lessons."),
    command("interface", "InterfacePlugin", "Lays out and draws storyboards and nibs."),
    command("tests", "TestsPlugin", "Runs the tests, and goes on after one that ends the process."),
    .target(
      name: "ObjectiveCAdapter", path: "Sources/Linux/ObjectiveCAdapter", swiftSettings: settings),
    .executableTarget(
      name: "adapt-objective-c", dependencies: ["ObjectiveCAdapter"],
      path: "Sources/Linux/adapt-objective-c", swiftSettings: settings),
    .plugin(
      name: "AdaptObjectiveC", capability: .buildTool(), dependencies: ["adapt-objective-c"],
      path: "Sources/Linux/AdaptObjectiveC"),

    .target(
      name: "TestSupport", dependencies: ["ListCore", "HeadlessViews", "HeadlessKit"],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests("ListCoreTests", ["ListCore"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests(
      "HeadlessViewsTests",
      ["ListCore", "Raster", "HeadlessLists", "HeadlessKit", "HeadlessComponents"] + floors),
    tests(
      "HeadlessComponentsTests", ["HeadlessComponents", "HeadlessLists", "HeadlessKit"] + floors),
    tests(
      "HeadlessListsTests",
      ["ListCore", "HeadlessLists", "HeadlessKit", "HeadlessComponents"] + floors,
      exclude: ["Layout/Fixtures", "Cells/Fixtures"]),
    tests(
      "HeadlessKitTests",
      ["ListCore", "HeadlessLists", "HeadlessKit", "HeadlessComponents"] + floors),
    tests(
      "InterfaceDocumentsTests",
      ["ListCore", "HeadlessLists", "HeadlessKit", "InterfaceDocuments", "UIKit"] + floors,
      exclude: ["Fixtures"]),
    .target(name: "IndexStoreHeader", path: "Tests/IndexStoreHeader"),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["IndexStoreHeader"], exclude: ["Gauges"],
      swiftSettings: settings),
    tests(
      "DynamicCreationTests",
      ["DynamicCreation", "HeadlessKit", "HeadlessLists", "UIKit"] + floors),
    tests("DiffableKitTests", ["ListCore", "HeadlessKit", "DiffableKit"], exclude: ["Fixtures"]),
    tests("FetchedResultsTests", ["ListCore", "HeadlessKit", "DiffableKit", "FetchedResults"]),
    tests(
      "ListTestingTests",
      ["ListCore", "HeadlessKit", "DiffableKit", "InterfaceDocuments", "ListTesting"],
      exclude: ["Sessions/Library"]),
    tests(
      "CrashTranscriptsTests",
      ["ListCore", "HeadlessKit", "DiffableKit", "ListTesting", "CrashTranscripts"]),
    .testTarget(name: "OSTests", dependencies: logging + coreData, swiftSettings: settings),
    tests("UIKitTests", ["UIKit"] + contentTypes + olderContentTypes),
    tests(
      "DocsTests",
      [
        "ListCore", "HeadlessKit", "DiffableKit", "FetchedResults", "ListTesting",
        "CrashTranscripts", "UIKit",
      ] + coreData, exclude: ["Fixtures"]),
    .target(
      name: "OldModeFixture", dependencies: ["HeadlessKit", "ListTesting", "UIKit"],
      path: "Tests/OldModeFixture", exclude: ["AdaptObjectiveC.txt", "Unfinished"],
      sources: oldMode.sources, swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: oldMode.plugins),
    .target(
      name: "AdapterFixture", dependencies: ["UIKit"] + coreData, path: "Tests/AdapterFixture",
      sources: fixture.sources, plugins: fixture.plugins),
    tests(
      "ObjectiveCAdapterTests",
      ["ObjectiveCAdapter", "AdapterFixture", "OldModeFixture", "HeadlessKit", "UIKit"]
        + coreData),
    .target(
      name: "Screens", dependencies: ["UIKit"], path: "Playground/Screens",
      sources: screens.sources, plugins: screens.plugins),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens", "ListTesting", "UIKit"],
      exclude: ["__Drawings__"], sources: screensTests.sources, plugins: screensTests.plugins),
    .testTarget(
      name: "RecordedTests", dependencies: ["UIKit"], path: "Tests/Recorded",
      exclude: ["Answers.jsonl", "propose"], swiftSettings: settings),
    tests(
      "PlaygroundTests",
      ["ListCore", "HeadlessKit", "ListTesting", "CrashTranscripts", "Playground"]),
    tests("CrashTests", ["ListCore", "HeadlessKit", "DiffableKit", "FetchedResults"]),
  ] + coreDataTargets + contentTypesTargets + loggingTargets + foundationTargets,
  swiftLanguageModes: [.v6]
)

// The fuzzer of `.ci/nightly`. Its coverage guides it through the modules that read texts, but not
// through the adapter, which the plugin links too. Other builds know nothing of it.
if Context.environment["HEADLESSKIT_FUZZING"] != nil {
  let readers = ["ConstraintSolver", "CrashTranscripts", "InterfaceDocuments"]
  for target in package.targets where readers.contains(target.name) {
    target.swiftSettings = settings + [.unsafeFlags(["-sanitize=fuzzer"])]
  }
  package.targets.append(
    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        "CrashTranscripts", "HeadlessComponents", "HeadlessKit", "InterfaceDocuments",
        "ObjectiveCAdapter",
      ],
      path: "Tests/Fuzzer", exclude: ["Seeds"],
      swiftSettings: settings, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}

// These tests call what the setting removes.
if isWithoutDynamicCreation {
  package.targets.removeAll { $0.name == "DynamicCreationTests" }
}

// An edit loop in one module need not build the tests of all others: `HEADLESSKIT_TESTS=A,B swift test`
// builds and runs the test targets A and B only.
if let names = Context.environment["HEADLESSKIT_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
