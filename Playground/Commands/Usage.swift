/// How to use the command.
enum Usage {
  static let text = """
    Usage: swift run Playground
           swift run Playground explain [FILE | -] [--swift | --json]
           swift run Playground differences [TEXT]
           swift run Playground lessons
           swift run Playground lesson NAME [--html FILE]
           swift run Playground compare NAME [--markdown | --html FILE]

    Without arguments: replays one real crash report, and one screen written in two ways.

    explain finds every message of UIKit's lists in a text (a console log, a crash service's mail,
    an issue), builds a list with its numbers, makes the calls for real, compares what the list
    says with what was pasted, and tells the cause and the repair.

      FILE      the text; '-' or nothing reads standard input
      --swift   print Swift Testing tests that reproduce the messages
      --json    print one JSON object per message and line

    lessons lists the lessons; lesson tells one; compare runs its two ways, a data source and
    snapshots, over the same models, and says where a person would see a difference.

      --html FILE  draw it into a page: a film strip of every step, or the comparison
      --markdown   print the comparison for an issue or a pull request
      --help       print this

    differences lists what is otherwise than in UIKit, or only what mentions a word, a fact's
    number or a name, such as '2.8' or 'count-passes'.

    Exit status: 0, 64 for wrong usage, 65 if nothing was recognised or found, 66 if the file
    cannot be read, 73 if it cannot be written.

    """
}
