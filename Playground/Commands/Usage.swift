/// The usage text.
enum Usage {
  static let text = """
    Usage: swift run Playground
           swift run Playground explain [FILE | -] [SOURCES…]
                     [--swift | --json | --markdown | --github | --html FILE]
           swift run Playground differences [TEXT]
           swift run Playground interface PATH… [--html FILE | --compare | --json]
           swift run Playground lessons [--html FOLDER]
           swift run Playground lesson NAME [--html FILE | --open | --package FOLDER]
           swift run Playground compare NAME [--markdown | --html FILE]
           swift run Playground tests PROGRAM [NAME…]

    From the package of an app: swift package explain, swift package lessons,
    swift package interface, swift package tests.

    Without arguments: replays one real crash report, and one screen written two ways.

    explain finds every message of UIKit's lists in a text (a console log, a crash service's mail,
    an issue), builds a list with its numbers, makes the calls for real, compares what the list
    says with the pasted text, and explains the cause and the repair.

      FILE      the text; '-' or no argument reads standard input
      SOURCES   the app's Swift files, or folders of them: names the lines that are wrong
      --swift   print Swift Testing tests that reproduce the messages
      --json    print one JSON object per message, one per line
      --markdown   print the explanation for an issue or a pull request
      --github     print an annotation for each failure in the output of swift test
      --html FILE  write one page with the counts, the causes, the repair and a film of the update

    interface lays out storyboards and nibs, or all of those in a folder, at their device, and
    draws each screen with what is ambiguous or unknown in it.

      --html FILE    draw them into a page; without a file, print it
      --compare      compare the frames with those that Interface Builder recorded
      --json         print one JSON object per view and one per document, one per line

    lessons lists the lessons; lesson prints one, with the code of its ways; compare runs
    two ways, a data source and snapshots, over the same models, and reports visible
    differences.

      --html FILE    draw it into a page: a film of every step, or the comparison
      --html FOLDER  draw all lessons and comparisons, with an index to start from
      --package FOLDER  write the lesson as a package that runs and prints its text
      --open         draw the lesson, and open it in the browser
      --markdown     print the comparison for an issue or a pull request
      --help         print this
      --version      print the version

    tests runs the tests of a program that 'swift build --build-tests' made on Linux, and goes on
    after a test that ends the process, with the last lines that it printed.

      NAME           run only the tests whose names contain this text

    differences lists what differs from UIKit, or only what mentions a word, a fact's
    number or a name, such as '2.8' or 'count-passes'.

    Exit status: 0, 1 if a test failed, 64 for wrong usage, 65 if nothing was found, 66 if the file
    cannot be read, 73 if it cannot be written.

    """
}
