/// A message as messages are compared: white space counts once, descriptions of objects are masked.
struct MessageForm: Hashable, Sendable {
  /// The sentence without the description of the view at its end.
  var sentence = ""
  /// What follows the sentence, if the message has it.
  var tail: String?
  /// The message with the white space that it was pasted with.
  var spelling = ""
  /// The class that a method belongs to: `UITableView` or a subclass of it.
  var className: String?
  /// Whether the message ends before its sentence does.
  var isCut = false
  /// Whether the sentence ends in two full stops.
  var hasDoubledFullStop = false
  /// Whether the message starts with its second sentence.
  var lacksFirstSentence = false
  /// Whether somebody left parts of it out, or set them otherwise.
  var isRewritten = false

  /// The sentence and what follows it.
  var whole: String { sentence + (tail ?? "") }
}

/// What a template found at a place in a text.
struct MessageMatch: Sendable {
  /// The position behind the message.
  let end: Int
  /// What the holes of the template hold.
  let findings: MessageFindings
  /// The message as messages are compared.
  let form: MessageForm
  /// Whether the message ends before its sentence does.
  var isCut: Bool { form.isCut }
}
