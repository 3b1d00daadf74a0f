import Foundation
import ListTesting
let data = FileHandle.standardInput.readDataToEndOfFile()
for chunk in String(decoding: data, as: UTF8.self).split(separator: "\u{1}", omittingEmptySubsequences: false) {
  let ms = TranscriptReader().messages(in: String(chunk))
  print("N=\(ms.count)")
  for m in ms {
    print("  ", m.family.rawValue, m.isCut ? "CUT" : "", m.text.utf8.count, chunk.utf8.count, m.text == String(chunk) ? "WHOLE" : "PART<\(m.text.suffix(30))>", String(describing: m.reading).prefix(400))
  }
}
