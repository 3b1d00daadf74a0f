/// Who may know whom: the arrows of the article Architecture.
enum Architecture {
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
    "HeadlessComponents": [
      "ConstraintSolver", "HeadlessViews", "Raster", "UniformTypeIdentifiers",
    ],
    "HeadlessLists": ["HeadlessViews", "ListCore", "UniformTypeIdentifiers"],
    "HeadlessKit": ["HeadlessLists", "HeadlessComponents", "HeadlessViews", "ListCore"],
    "DiffableKit": ["HeadlessKit", "ListCore"],
    "FetchedResults": ["DiffableKit", "HeadlessKit", "ListCore"],
    "CoreData": ["FetchedResults"],
    "ListTesting": ["DiffableKit", "HeadlessKit", "ListCore"],
    "CrashTranscripts": ["ListTesting", "DiffableKit", "HeadlessKit", "ListCore"],
    "InterfaceDocuments": [
      "HeadlessKit", "HeadlessComponents", "HeadlessLists", "HeadlessViews", "ListCore",
    ],
    "UIKit": [
      "DiffableKit", "HeadlessKit", "HeadlessLists", "HeadlessViews", "InterfaceDocuments",
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

  /// The largest number of folders that may know each other in a circle.
  static let largestKnot = 6

  /// The largest number of lines that a module may have.
  static let mostLines = 30_000
}
