import FetchedResults
import Foundation
import InterfaceDocuments

/// Finds models in the folders in which interfaces, pictures and texts are found as well.
final class AppModelFinder: ModelFinder, @unchecked Sendable {
  override var models: [URL] {
    AppTexts.paths(extensions: ["xcdatamodeld", "xcdatamodel"]).map { URL(fileURLWithPath: $0) }
  }
}
