/// Who may know whom: the arrows of the article Architecture.
enum Architecture {
  /// The floors below the lists, nearest first.
  private static let floors = ["HeadlessControllers", "HeadlessControls", "HeadlessViews"]

  /// The modules that a module may import, nearest first.
  static let allowed: [String: [String]] = [
    "ListCore": [],
    "ConstraintSolver": [],
    "Raster": [],
    "HeadlessViews": ["ConstraintSolver", "ListCore", "Raster"],
    "UniformTypeIdentifiers": [],
    "MobileCoreServices": ["UniformTypeIdentifiers"],
    "os": [],
    "OSLog": ["os"],
    "HeadlessControls": ["HeadlessViews", "ListCore"],
    "HeadlessControllers": ["HeadlessControls", "HeadlessViews", "ListCore"],
    "HeadlessLists": floors + ["ListCore", "UniformTypeIdentifiers"],
    "DynamicCreation": floors + ["HeadlessLists"],
    "HeadlessKit": floors + ["DynamicCreation", "HeadlessLists", "ListCore"],
    "HeadlessComponents": floors + [
      "HeadlessKit", "HeadlessLists", "ConstraintSolver", "ListCore", "Raster",
      "UniformTypeIdentifiers",
    ],
    "DiffableKit": ["HeadlessKit", "ListCore"],
    "FetchedResults": ["DiffableKit", "HeadlessKit", "ListCore"],
    "CoreData": ["FetchedResults", "InterfaceDocuments"],
    "ListTesting": ["DiffableKit", "HeadlessKit", "ListCore"],
    "CrashTranscripts": ["ListTesting", "DiffableKit", "HeadlessKit", "ListCore"],
    "InterfaceDocuments": floors + [
      "DynamicCreation", "HeadlessKit", "HeadlessLists", "HeadlessComponents", "ListCore",
    ],
    "UIKit": floors + [
      "DiffableKit", "DynamicCreation", "HeadlessComponents", "HeadlessKit", "HeadlessLists",
      "InterfaceDocuments", "ListCore", "Raster", "AppleFoundation", "AppleLocalization",
      "_Testing_UIKit",
    ],
    "_Testing_UIKit": [],
    "AppleFoundation": ["HeadlessViews"],
    "AppleLocalization": ["InterfaceDocuments"],
    "ObjectiveCAdapter": [],
  ]

  /// The modules that use public interfaces only, so that an apply can do nothing a client could
  /// not.
  static let publicInterfaceOnly = [
    "DiffableKit", "FetchedResults", "ListTesting", "CrashTranscripts",
  ]
}
