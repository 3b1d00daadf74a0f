import Foundation
import InterfaceDocuments

/// A page that shows laid out documents: every scene as a drawing of its views.
@MainActor
struct InterfacePage {
  struct Document {
    let file: String
    let layout: DocumentLayout
  }

  let documents: [Document]

  var text: String {
    var html = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Interface documents</title>
      <style>
      body { font: 15px system-ui, sans-serif; margin: 2rem; max-width: 70rem }
      pre { font: 12px/1.2 ui-monospace, monospace; display: inline-block }
      figure { display: inline-block; vertical-align: top; margin: 0 2rem 2rem 0 }
      .differs { color: #b3261e }
      </style>
      <h1>Interface documents</h1>

      """
    for document in documents {
      html += "<h2>\(Self.escaped(document.file))</h2>\n"
      for (name, drawing) in document.layout.drawings {
        html +=
          "<figure><figcaption>\(Self.escaped(name))</figcaption><pre>\(Self.escaped(drawing))</pre></figure>\n"
      }
      let notes =
        document.layout.views.filter(\.isAmbiguous).map { "ambiguous: \($0.element) \($0.id)" }
        + document.layout.unknown.map { "unknown: \($0)" }
      if !notes.isEmpty {
        html += "<ul class=\"differs\">\n"
        for note in notes { html += "<li>\(Self.escaped(note))</li>\n" }
        html += "</ul>\n"
      }
    }
    return html + "</html>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
