/// A converter of a target's files from Swift with Objective-C syntax to plain Swift, which
/// preserves line numbers.
///
/// ```swift
/// let file = SourceFile(path: "Screen.swift", text: source)
/// let draft = Adapter([file]).adapt(file)
/// draft.text  // its compiler errors point to lines of the source
/// draft.complaints  // what cannot be adapted
/// ```
package struct Adapter {
  let vocabulary: Vocabulary
  let hierarchy: ClassHierarchy
  let overrides: OverridePlan
  let observing: ObservableProperties
  let bounds: ObjectBounds

  /// Creates an adapter for the files of a target.
  package init(_ files: [SourceFile]) {
    vocabulary = Vocabulary(files)
    hierarchy = ClassHierarchy(files)
    overrides = OverridePlan(files, hierarchy)
    observing = ObservableProperties(files, hierarchy)
    bounds = ObjectBounds(files, vocabulary)
  }

  /// Adapts one file.
  ///
  /// Expressions are adapted last: they are replaced as a whole, in which nothing else may be
  /// changed.
  package func adapt(_ file: SourceFile) -> Draft {
    var draft = Draft(file)
    for (rule, adapt) in Self.steps {
      draft.rule = rule
      adapt(self)(&draft)
    }
    return draft
  }

  private static var steps: [(AdapterRule, (Adapter) -> (inout Draft) -> Void)] {
    [
      (.condition, Adapter.adaptConditions),
      (.importedModule, Adapter.adaptImports),
      (.overrideInExtension, Adapter.relocateOverrides),
      (.testCase, Adapter.adaptTestCases),
      (.outletAccess, Adapter.exposeOutlets),
      (.interfaceMember, Adapter.listInterfaceMembers),
      (.attribute, Adapter.dropAttributes),
      (.managedProperty, Adapter.fillInManaged),
      (.optionalRequirement, Adapter.fillInOptionalRequirements),
      (.optionalCall, Adapter.unwrapOptionalCalls),
      (.perform, Adapter.castPerformers),
      (.observing, Adapter.adaptObserving),
      (.observing, Adapter.declareObservedKeys),
      (.delay, Adapter.adaptDelays),
      (.mainThread, Adapter.adaptMainThread),
      (.folder, Adapter.adaptFolders),
      (.rectangle, Adapter.adaptRectangles),
      (.absentInitializer, Adapter.adaptAbsentInitializers),
      (.renamedMember, Adapter.renameOverriddenMembers),
      (.objectBound, Adapter.relaxObjectBounds),
      (.numberCast, Adapter.castNumbersOneByOne),
      (.dynamicClass, Adapter.adaptMetatypes),
      (.objectLookup, Adapter.adaptObjectLookups),
      (.responding, Adapter.adaptResponding),
      (.protocolObject, Adapter.adaptProtocolObjects),
      (.entryPoint, Adapter.omitEntryPoints),
      (.selector, Adapter.adaptDirectives),
      (.addedImport, Adapter.addImports),
    ]
  }

  private func adaptDirectives(_ draft: inout Draft) {
    for index in draft.file.tokens.indices where draft.file[index] == "#" {
      adaptDirective(at: index, &draft)
    }
  }

  private func adaptDirective(at index: Int, _ draft: inout Draft) {
    let file = draft.file
    if ["Playground", "Preview"].contains(file[index + 1]) {
      return omitPreview(at: index, &draft)
    }
    guard file.isName(index + 1), let open = file.next(after: index + 1), file[open] == "(",
      let close = file.partner(of: open)
    else { return }
    let expression = DirectiveExpression(whole: index...close, inner: open + 1..<close)
    switch file[index + 1] {
    case "selector":
      draft.rule = .selector
      adaptSelector(expression, &draft)
    case "keyPath":
      draft.rule = .keyPath
      adaptKeyPath(expression, &draft)
    case "imageLiteral":
      draft.rule = .literal
      draft.need("import UIKit", of: "UIKit")
      let name = argument("resourceName", of: expression, in: file)
      draft.replace(expression.whole, by: "UIImage(imageLiteralResourceName: \(name))")
    case "colorLiteral":
      draft.rule = .literal
      draft.need("import UIKit", of: "UIKit")
      draft.replace(expression.whole, by: "UIColor(\(file.compact(expression.inner)))")
    case "fileLiteral":
      draft.rule = .literal
      draft.need("import Foundation", of: "Foundation")
      let name = argument("resourceName", of: expression, in: file)
      draft.replace(
        expression.whole, by: "Bundle.main.url(forResource: \(name), withExtension: nil)!")
    default: break
    }
  }

  private func argument(
    _ label: String, of expression: DirectiveExpression, in file: SourceFile
  ) -> String {
    let text = file.compact(expression.inner)
    guard text.hasPrefix(label), let colon = text.firstIndex(of: ":") else { return text }
    return String(text[text.index(after: colon)...].drop { $0 == " " })
  }
}

/// `#name(…)`: all its tokens, and those between the parentheses.
struct DirectiveExpression {
  let whole: ClosedRange<Int>
  let inner: Range<Int>
}
