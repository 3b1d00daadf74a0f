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
    "HeadlessComponents": floors + [
      "ConstraintSolver", "ListCore", "Raster", "UniformTypeIdentifiers",
    ],
    "HeadlessLists": floors + ["ListCore", "UniformTypeIdentifiers"],
    "DynamicCreation": floors + ["HeadlessLists"],
    "HeadlessKit": floors + [
      "DynamicCreation", "HeadlessLists", "HeadlessComponents", "ListCore",
    ],
    "DiffableKit": ["HeadlessKit", "ListCore"],
    "FetchedResults": ["DiffableKit", "HeadlessKit", "ListCore"],
    "CoreData": ["FetchedResults"],
    "ListTesting": ["DiffableKit", "HeadlessKit", "ListCore"],
    "CrashTranscripts": ["ListTesting", "DiffableKit", "HeadlessKit", "ListCore"],
    "InterfaceDocuments": floors + [
      "DynamicCreation", "HeadlessKit", "HeadlessLists", "HeadlessComponents", "ListCore",
    ],
    "UIKit": floors + [
      "DiffableKit", "DynamicCreation", "HeadlessKit", "HeadlessLists", "InterfaceDocuments",
      "ListCore", "Raster",
      "_Testing_UIKit",
    ],
    "_Testing_UIKit": [],
    "ObjectiveCAdapter": [],
  ]

  /// The modules that use public interfaces only, so that an apply can do nothing a client could
  /// not.
  static let publicInterfaceOnly = [
    "DiffableKit", "FetchedResults", "ListTesting", "CrashTranscripts",
  ]
}
