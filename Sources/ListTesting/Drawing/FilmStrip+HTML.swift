import Foundation
import HeadlessKit
import ListCore

extension FilmStrip {
  /// The film as a self-contained page: it needs no network, no font and no other file.
  ///
  /// The page shows each scene before, during and after, with the calls, the queries, the costs and
  /// the ledgers of its updates. It works with a mouse, a keyboard and a screen reader, in light
  /// and dark mode. Without scripts it shows the drawings of the screens.
  ///
  /// - Complexity: O(*v* log *v* + *e*) for *v* views and *e* events in all scenes.
  public var html: String { html() }

  /// Returns the film as a self-contained page, with links to the other pages of its site.
  ///
  /// - Complexity: O(*v* log *v* + *e*) for *v* views and *e* events in all scenes.
  public func html(_ links: PageLinks = PageLinks()) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="film-pictures" content="\(pictureCodes.joined(separator: " "))">
    <link rel="icon" href="data:,">
    <title>\(title.escapedForMarkup)</title>
    <style>
    \(PageText.filmStyle)
    </style>
    </head>
    <body>
    \(links.markup)<header>
    <h1>\(title.escapedForMarkup)</h1>
    \(words)</header>
    <div id="stage" hidden></div>
    \(sourcesMarkup)    <noscript>
    \(textPage)
    </noscript>
    <script type="application/json" id="film">\(data)</script>
    <script>
    \(PageText.reelScript)
    \(PageText.playerScript)
    </script>
    </body>
    </html>

    """
  }

  /// The embedded data. Encoding fails only for numbers that JSON cannot represent, which no frame
  /// of a list has.
  private var data: String {
    do {
      return try FilmPage(self).json()
    } catch {
      preconditionFailure("The film \"\(title)\" cannot be written: \(error)")
    }
  }

  /// The complete files below the film, with a line break after them; empty if there are none.
  private var sourcesMarkup: String {
    guard !sources.isEmpty else { return "" }
    let files = sources.map { file in
      """
      <details><summary>\(file.title.escapedForMarkup)</summary>
      <pre tabindex="0"><code>\(file.lines.joined(separator: "\n").escapedForMarkup)</code></pre></details>
      """
    }
    return """
      <section class="sources"><h2>The complete code</h2>
      \(files.joined(separator: "\n"))
      </section>

      """
  }

  /// The passages above the film.
  private var words: String {
    let intro = passages.filter(\.title.isEmpty).map {
      "<p class=\"intro\">\($0.text.proseMarkup)</p>\n"
    }
    let titled = passages.filter { !$0.title.isEmpty }.map { passage in
      """
      <section><h2>\(passage.title.escapedForMarkup)</h2>
      <p>\(passage.text.proseMarkup)</p></section>

      """
    }
    guard !titled.isEmpty else { return intro.joined() }
    return intro.joined() + "<div class=\"words\">\n\(titled.joined())</div>\n"
  }

  /// The film without pictures, for browsers without scripts.
  private var textPage: String {
    var parts: [String] = []
    for reel in reels {
      parts.append("<h2>\(reel.title.escapedForMarkup)</h2>")
      for (index, scene) in reel.scenes.enumerated() {
        parts.append("<h3>\(index + 1). \(scene.label.escapedForMarkup)</h3>")
        parts.append("<p>\(scene.summary.escapedForMarkup)</p>")
        let text =
          scene.crash?.explanation.maskingAddresses ?? scene.after.drawing(rows: 12, columns: 36)
        parts.append("<pre>\(text.escapedForMarkup)</pre>")
        if let listing = scene.listing {
          let code = listing.lines.joined(separator: "\n")
          parts.append("<pre><code>\(code.escapedForMarkup)</code></pre>")
        }
        parts += scene.remarks.map { "<p>\($0.escapedForMarkup)</p>" }
      }
    }
    return parts.joined(separator: "\n")
  }
}

extension FilmStrip {
  /// The expected content of every picture: for each reel and scene a code of the screen before,
  /// and one of the screen after unless there is a crash.
  ///
  /// A code is the number of views and a checksum of their names, positions and texts. The page
  /// computes the same codes from what it has drawn, which shows the reader whether it drew what
  /// was recorded.
  public var pictureCodes: [String] {
    reels.flatMap(\.scenes).flatMap { scene in
      [scene.before.pictureCode, scene.crash == nil ? scene.after.pictureCode : "crash"]
    }
  }
}

extension ScreenState {
  /// The number of views on screen, and a checksum of their names, positions and texts.
  var pictureCode: String {
    let elements = shownElements
    let sum = elements.reduce(UInt32(0)) { sum, element in
      sum &+ ([element.name.description, element.place.description] + element.texts).checksum
    }
    return "\(elements.count):" + String(sum, radix: 16)
  }
}

extension [String] {
  /// The FNV checksum of the UTF-16 units of the texts, each followed by a zero.
  fileprivate var checksum: UInt32 {
    var sum: UInt32 = 0x811C_9DC5
    for text in self {
      for unit in text.utf16 + [0] { sum = (sum ^ UInt32(unit)) &* 0x0100_0193 }
    }
    return sum
  }
}

extension String {
  /// The text, escaped for an element of HTML, with what is in backticks as code.
  var proseMarkup: String {
    escapedForMarkup.replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
  }

  /// The text, escaped for an element or an attribute of HTML and SVG.
  var escapedForMarkup: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
