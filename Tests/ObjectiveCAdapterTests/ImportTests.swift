import Testing

@Suite struct ImportTests {
  static let cases = [
    AdaptationCase("a framework of geometry", "import CoreGraphics", "import UIKit"),
    AdaptationCase(
      "a framework of layers", "  import QuartzCore // layers", "  import UIKit // layers"),
    AdaptationCase(
      "a part", "import UIKit.UIGestureRecognizerSubclass\nlet a = 1", "import UIKit\nlet a = 1"),
    AdaptationCase(
      "a part of another framework",
      "import SystemConfiguration.CaptiveNetwork\n@testable import Audio.Player",
      "import SystemConfiguration\n@testable import Audio"),
    AdaptationCase(
      "a part of the C library, and a declaration", "import Glibc.math\nimport struct Shop.Item",
      "import Glibc.math\nimport struct Shop.Item"),
    AdaptationCase(
      "the C library and the runtime",
      "import Darwin\nimport Darwin.C.math\nimport func Darwin.sqrt\nimport ObjectiveC.runtime\n"
        + "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif",
      "import Foundation\nimport Foundation\nimport Foundation\nimport UIKit\n"
        + "#if canImport(Darwin)\nimport Foundation\n#else\nimport Glibc\n#endif"),
    AdaptationCase(
      "frameworks that a file does not need",
      "import CoreFoundation\nimport NotificationCenter\nlet a: CGFloat = 1, b = Darwin.sqrt(2)",
      "import UIKit; import Foundation\nimport UIKit\nlet a: CGFloat = 1, b = Foundation.sqrt(2)"),
    AdaptationCase(
      "Foundation before a name of a part of it",
      "import UIKit\nlet URLCache = Foundation.URLCache(), a = Foundation.XMLParser.self\n"
        + "let b = c.Foundation.URLCache, d = Foundation.Data()",
      "import UIKit; import FoundationNetworking; import FoundationXML\n"
        + "let URLCache = FoundationNetworking.URLCache(), a = FoundationXML.XMLParser.self\n"
        + "let b = c.Foundation.URLCache, d = Foundation.Data()"),
    AdaptationCase(
      "a module before a name",
      "import UIKit\nimport CoreGraphics.CGGeometry\nlet a = CoreGraphics.log(2), b = c.Darwin.sqrt(2)\n"
        + "let d = NotificationCenter.default",
      "import UIKit\nimport UIKit\nlet a = UIKit.log(2), b = c.Darwin.sqrt(2)\n"
        + "let d = NotificationCenter.default"),
    AdaptationCase(
      "one's own name before a name", "enum Darwin { static let size = 1 }\nlet a = Darwin.size",
      "enum Darwin { static let size = 1 }\nlet a = Darwin.size"),
    AdaptationCase(
      "older content types", "import CoreServices\nlet a = kUTTypeImage",
      "import MobileCoreServices\nlet a = kUTTypeImage"),
    AdaptationCase(
      "the reading of XML",
      "import Foundation\nclass A: NSObject, XMLParserDelegate {\n"
        + "  let a = XMLParser(data: b)\n}",
      "import Foundation; import FoundationXML\nclass A: NSObject, XMLParserDelegate {\n"
        + "  let a = XMLParser(data: b)\n}"),
    AdaptationCase(
      "the reading of XML beside UIKit", "import UIKit\nfunc f(_ parser: XMLParser) {}",
      "import UIKit; import FoundationXML\nfunc f(_ parser: XMLParser) {}"),
    AdaptationCase(
      "one's own XML",
      "import Fuzi\nstruct XMLParser {}\nlet a = XMLParser(), b: XMLDocument?, "
        + "c = \"XMLParserDelegate\", d = e.XMLParser, f = XMLElement()",
      "import Fuzi\nstruct XMLParser {}\nlet a = XMLParser(), b: XMLDocument?, "
        + "c = \"XMLParserDelegate\", d = e.XMLParser, f = XMLElement()"),
    AdaptationCase(
      "others stay", "import Foundation\nimport CoreData", "import Foundation\nimport CoreData"),
    AdaptationCase(
      "in a condition", "#if DEBUG\nimport QuartzCore\n#endif",
      "#if DEBUG\nimport UIKit\n#endif"),
    AdaptationCase(
      "a declaration", "import struct CoreGraphics.CGFloat\nimport class QuartzCore.CALayer",
      "import UIKit\nimport UIKit"),
    AdaptationCase(
      "tests see UIKit", "import XCTest\n@testable import App\nlet a = UIView()",
      "import XCTest; import UIKit\n@testable import App\nlet a = UIView()"),
    AdaptationCase(
      "a bridging header", "class A {\n  let a: NSLayoutConstraint\n} // end\n",
      "class A {\n  let a: NSLayoutConstraint\n}; import UIKit // end\n"),
    AdaptationCase(
      "after a directive", "#if A\nlet a: UIView\n#endif\n",
      "#if A\nlet a: UIView\n#endif\nimport UIKit"),
    AdaptationCase(
      "an import under a condition is not enough",
      "#if DEBUG\nimport UIKit\n#endif\nlet a: UIView",
      "#if DEBUG\nimport UIKit\n#endif\nlet a: UIView; import UIKit"),
    AdaptationCase(
      "one's own names", "import Foundation\nclass UIThing {}\nlet a = UIThing(), b = A.UIView",
      "import Foundation\nclass UIThing {}\nlet a = UIThing(), b = A.UIView"),
    AdaptationCase(
      "names in texts", "import Foundation\nlet a = \"UIView\" // UIView\nlet UIkit = 1, CASE = 2",
      "import Foundation\nlet a = \"UIView\" // UIView\nlet UIkit = 1, CASE = 2"),
    AdaptationCase(
      "the package's own names", "import HeadlessKit\nlet a: UIView",
      "import HeadlessKit\nlet a: UIView"),
    AdaptationCase(
      "SwiftUI's names", "import SwiftUI\nstruct A: UIViewRepresentable {}",
      "import SwiftUI\nstruct A: UIViewRepresentable {}"),
    AdaptationCase(
      "the loading of URLs", "import Foundation\nfunc load(_ request: URLRequest) {}",
      "import Foundation; import FoundationNetworking\nfunc load(_ request: URLRequest) {}"),
    AdaptationCase(
      "the loading of URLs beside UIKit", "import UIKit\nlet session = URLSession.shared",
      "import UIKit\nlet session = URLSession.shared"),
    AdaptationCase(
      "URLs", "import Foundation\nlet a = URL(string: b), c = URLComponents(), d = e.URLCache",
      "import Foundation\nlet a = URL(string: b), c = URLComponents(), d = e.URLCache"),
    AdaptationCase(
      "Combine's names, without a module of that name",
      "import Foundation\nclass A: ObservableObject { @Published var a = 1 }",
      "import Foundation\nclass A: ObservableObject { @Published var a = 1 }"),
    AdaptationCase(
      "Core Data's names, which no file of the target imports",
      "import Foundation\nlet a: NSManagedObjectContext",
      "import Foundation\nlet a: NSManagedObjectContext"),
    AdaptationCase(
      "a predicate's format", "import Foundation\nlet a = NSPredicate(format: \"b > %d\", 1)",
      "import Foundation; import CoreData\nlet a = NSPredicate(format: \"b > %d\", 1)"),
    AdaptationCase(
      "a predicate's format beside UIKit", "import UIKit\nf(NSPredicate(format: a))",
      "import UIKit; import CoreData\nf(NSPredicate(format: a))"),
    AdaptationCase(
      "a predicate's format beside Core Data", "import CoreData\nlet a = NSPredicate(format: b)",
      "import CoreData\nlet a = NSPredicate(format: b)"),
    AdaptationCase(
      "other predicates", "import Foundation\nlet a = NSPredicate(value: true), b: NSPredicate?",
      "import Foundation\nlet a = NSPredicate(value: true), b: NSPredicate?"),
    AdaptationCase(
      "one's own predicate formats",
      "import Foundation\nextension NSPredicate { convenience init(format: String) {} }\n"
        + "let a = NSPredicate(format: b)",
      "import Foundation\nextension NSPredicate { convenience init(format: String) {} }\n"
        + "let a = NSPredicate(format: b)"),
    AdaptationCase("a declaration stays", "import class UIKit.UIView", "import class UIKit.UIView"),
    AdaptationCase(
      "the types of data that another module shows",  // behaviour 25.40
      "import UIKit\nimport PhotosUI\nlet a = UTType.image",
      "import UIKit; import UniformTypeIdentifiers\nimport PhotosUI\nlet a = UTType.image"),
    AdaptationCase(
      "the types of data that the older module has",
      "import MobileCoreServices\nlet a = UTType.image, b = c.UTType",
      "import MobileCoreServices\nlet a = UTType.image, b = c.UTType"),
    AdaptationCase(
      "a lock of C's", "import Foundation\nvar lock = os_unfair_lock_s()",
      "import Foundation; import os\nvar lock = os_unfair_lock_s()"),
    AdaptationCase(
      "a lock beside the log", "import OSLog\nvar lock = os_unfair_lock_s()",
      "import OSLog\nvar lock = os_unfair_lock_s()"),
    AdaptationCase(
      "names of Foundation that UIKit's module has",
      "import Foundation\nfunc f(_ a: NSUserActivity) { objc_sync_enter(a) }",
      "import Foundation; import UIKit\nfunc f(_ a: NSUserActivity) { objc_sync_enter(a) }"),
    AdaptationCase(
      "Foundation's names that another module shows",
      "import CarPlay\nclass A: NSObject {}", "import CarPlay; import UIKit\nclass A: NSObject {}"),
    AdaptationCase(
      "a rectangle", "struct A { let frame: CGRect }",
      "struct A { let frame: CGRect }; import UIKit"),
    AdaptationCase(
      "a rectangle of Foundation's", "import Foundation\nstruct A { let frame: CGRect }",
      "import Foundation\nstruct A { let frame: CGRect }"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  @Test func aTargetThatImportsCombineHasItWhereFoundationIsImported() {
    let texts = Adaptation.texts(of: [
      "Store.swift": "import Combine\nlet a = AnyCancellable {}",
      "Draft.swift": "import Foundation\nclass Draft: ObservableObject {}",
      "Form.swift": "import Foundation\nclass Form { @Published var text = \"\" }",
      "Own.swift": "import Foundation\nlet a = Draft.AnyPublisher.self // AnyPublisher",
    ])
    #expect(
      texts == [
        "Store.swift": "import Combine\nlet a = AnyCancellable {}",
        "Draft.swift": "import Foundation; import Combine\nclass Draft: ObservableObject {}",
        "Form.swift":
          "import Foundation; import Combine\nclass Form { @Published var text = \"\" }",
        "Own.swift": "import Foundation\nlet a = Draft.AnyPublisher.self // AnyPublisher",
      ])
  }

  @Test func aTargetThatImportsUIKitHasItWhereTextsAndFilesAreRead() {
    let texts = Adaptation.texts(of: [
      "Screen.swift": "import UIKit\nlet a = NSLocalizedString(\"a\", comment: \"\")",
      "Texts.swift": "import Foundation\nlet b = NSLocalizedString(\"b\", comment: \"\")",
      "Files.swift": "import Foundation\nlet c = Bundle.main",
      "Own.swift": "import Foundation\nlet d = \"Bundle\", e = f.Bundle // NSLocalizedString",
    ])
    #expect(
      texts == [
        "Screen.swift": "import UIKit\nlet a = NSLocalizedString(\"a\", comment: \"\")",
        "Texts.swift":
          "import Foundation; import UIKit\nlet b = NSLocalizedString(\"b\", comment: \"\")",
        "Files.swift": "import Foundation; import UIKit\nlet c = Bundle.main",
        "Own.swift": "import Foundation\nlet d = \"Bundle\", e = f.Bundle // NSLocalizedString",
      ])
    AdaptationCase(
      "a target without UIKit", "import Foundation\nlet c = Bundle.main",
      "import Foundation\nlet c = Bundle.main"
    ).check()
  }

  @Test func aTargetThatImportsCoreDataHasItWhereItsNamesAreUsed() {
    let texts = Adaptation.texts(of: [
      "Store.swift": "import CoreData\nlet a: NSManagedObject",
      "Notes.swift": "import Foundation\nlet b: NSManagedObjectID",
      "Own.swift":
        "import Foundation\nlet c = \"NSFetchRequest\", d = e.NSBatch // NSManagedObject",
    ])
    #expect(
      texts == [
        "Store.swift": "import CoreData\nlet a: NSManagedObject",
        "Notes.swift": "import Foundation; import CoreData\nlet b: NSManagedObjectID",
        "Own.swift":
          "import Foundation\nlet c = \"NSFetchRequest\", d = e.NSBatch // NSManagedObject",
      ])
  }
}
