#!/bin/sh
# Writes anew everything that is checked in of what Playground prints: the texts beside this script,
# and the tests that are generated from reports.log. Look at the difference before you commit it.
set -e
cd "$(dirname "$0")/../.."
swift build --product Playground
playground=$(swift build --show-bin-path)/Playground
here=Playground/Transcripts
"$playground" > $here/welcome.txt
"$playground" explain $here/sample.log > $here/sample.txt
"$playground" explain $here/sample.log --json > $here/sample.json
"$playground" explain $here/sample.log --swift > $here/sample.swift.txt
mkdir -p $here/Lessons
for lesson in $("$playground" lessons | sed -n '/^$/q; s/ .*//p'); do
  "$playground" lesson "$lesson" > "$here/Lessons/$lesson.txt"
done
"$playground" explain $here/reports.log --swift > Tests/CrashTranscriptsTests/GeneratedReproductions.swift
