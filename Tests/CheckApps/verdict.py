"""Which of a compiler's errors about an app are this project's own.

An error is ours if the name that it misses is Apple's, no file of the app or its packages declares it,
and the type of which it is asked does not come from a missing module. A second error of a line is the
first one's consequence."""
import collections, json, os, pathlib, re

# Foundation's, which Linux lacks or has elsewhere; UIKit's and its frameworks' are in the vocabulary.
FOUNDATION = set("""DateComponentsFormatter RelativeDateTimeFormatter MeasurementFormatter PersonNameComponentsFormatter ListFormatter
LocalizedStringResource NSFileCoordinator NSFilePresenter NSDataDetector NSLinguisticTagger NSUserActivity NSItemProvider NSExtensionContext
NSExtensionItem NSMetadataQuery NSMetadataItem NSUbiquitousKeyValueStore NSFileVersion NSCache NSMapTable NSHashTable NSPointerArray NSException
NSInvocation NSProgress NSUndoManager UndoManager NSKeyValueObservation NSKeyValueChangeKey NSStringFromClass NSClassFromString NSStringFromSelector
NSSelectorFromString NSProtocolFromString NSStringFromProtocol NSPredicate NSExpression NSCompoundPredicate NSComparisonPredicate NSSortDescriptor
NSBundleResourceRequest NSURLSession NSDictionary NSArray NSNumber NSValue NSNull NSCoder NSKeyedArchiver NSKeyedUnarchiver NSSecureCoding NSCoding
NSCopying NSMutableCopying UTType os_unfair_lock OSLog Logger os_log OSAllocatedUnfairLock CFAbsoluteTimeGetCurrent CACurrentMediaTime NSEC_PER_SEC
NSEC_PER_MSEC CFRunLoopGetCurrent CFRunLoopGetMain CFRunLoopRun CFRunLoopStop CFNotificationCenterGetDarwinNotifyCenter CFString CFDictionary CFArray
CFURL CFData CFBoolean kCFBooleanTrue kCFBooleanFalse autoreleasepool objc_getAssociatedObject objc_setAssociatedObject objc_sync_enter objc_sync_exit
Selector NSAppleScript NSAttributedString NSMutableAttributedString AttributedString NSNotification NSObject NSObjectProtocol NSMeasurement NSUnit
NSURL NSDate NSData NSError NSLocale NSTimeZone NSCalendar NSSet NSOrderedSet NSMutableOrderedSet NSRange NSRegularExpression NSTextCheckingResult
NSLocalizedString NSHomeDirectory NSTemporaryDirectory NSUserName ByteCountFormatter InflectionRule Morphology DateInterval DateIntervalFormatter
URLSessionWebSocketTask URLSessionTaskMetrics StringTransform kUTTypeImage kUTTypeText kUTTypeURL kUTTypePlainText kUTTypeData kUTTypeItem arc4random
arc4random_uniform sysctlbyname utsname uname memcpy strlen NSFoundationVersionNumber Progress NSEnumerator mach_absolute_time DISPATCH_QUEUE_PRIORITY_DEFAULT
NSCountedSet NSIndexSet NSIndexPath IndexPath IndexSet NSClassDescription NSProxy Unmanaged NSZone OperationQueue Operation BlockOperation Port
RunLoop Timer Host Process Pipe FileHandle FileWrapper NSFileProviderManager""".split())
OTHER_PREFIXES = ("AV", "MK", "CL", "WK", "SK", "PH", "CN", "EK", "HK", "MP", "MF", "SF", "QL", "PDF", "CI", "CM", "CV", "AS", "LA", "GK", "SCN", "AR",
                  "VN", "ML", "IN", "UN", "CX", "PK", "NE", "NW", "MC", "CT", "GC", "LP", "RP", "SCNetwork", "SecItem", "kSec", "Sec", "vDSP",
                  "kCT", "kCM", "kCV", "CGImageSource", "CGImageDestination", "kCGImage", "MTL", "CK", "WC", "BG", "TK", "SL", "AU", "Audio", "vImage")
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
FOUNDATION_MEMBERS = set("""localizedStringWithFormat deleteAllSavedUserActivities deleteSavedUserActivities relativeDateTime autoupdatingCurrent
byWords localizedCaseInsensitiveCompare localizedStandardCompare localizedStandardContains localizedStandardRange applyingTransform ubiquityIdentityToken
url setUbiquitous containerURL resourceValues bookmarkData startAccessingSecurityScopedResource stopAccessingSecurityScopedResource
beginAccessingResources observe addObserver removeObserver setValue value willChangeValue didChangeValue perform responds conforms""".split())
LABELS = set("""frame coder nibName style title image contentsOf item ciImage cgImage activityIndicatorStyle toParentViewController memoryCapacity
reuseIdentifier collectionViewLayout effect target action barButtonSystemItem customView text input transitionStyle rootViewController named systemName
data size patternImage red white hue name ofSize string attributes format key cellNib supplementaryNib elementKind handler delegate""".split())
CONSEQUENCE = re.compile(r"without a contextual type|requires a contextual type|cannot be resolved without|'@escaping' only applies|does not conform to protocol '(De|En)?[Cc]odable|"
                         r"to conform to '(De|En)codable'|reasonable time|can only appear in a pattern|does not conform to protocol '(Equatable|Hashable)'|__socket_type|"
                         r"pattern cannot match|could not be inferred|no accessible initializers|unknown attribute|unavailable: swift-corelibs|"
                         r"must be declared|not callable|cannot be used on type|non-function type|DispatchWorkItem|#ActorIsolatedCall|not compatible with closure result|contextual result type '_'|and 'Other'|'module<\w+>'|type 'NSSet' to (expected argument )?type 'String'|of type '\([^']*\) -> (\(\)|Void)'|concurrency|actor-isolated|Sendable")


class Vocabulary:
    def __init__(self, here, build):
        path = os.environ.get("VOCABULARY") or here.parent.parent.parent / "shared/facts/apple-vocabulary.json"
        words = json.loads(pathlib.Path(path).read_text())
        self.types, self.members = set(words["types"]), set(words["members"])

    def isType(self, name):
        name = name.split(".")[0]
        if name in FOUNDATION: return True
        if name.startswith(OTHER_PREFIXES) and not name.startswith(("CAS", "INS")): return False
        if not re.match(r"UI[A-Z]|NS[A-Z]|CA[A-Z]|CG[A-Z]", name): return False
        return name in self.types and not re.search(r"Representable|HostingController|HostingConfiguration", name)

    def isMember(self, name): return name in self.members


class App:
    DECLARATION = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias|associatedtype|func|var|let|case|macro)\s+`?([A-Za-z_]\w*)")
    CLASS = re.compile(r"\b(class|struct|enum|protocol|extension|actor)\s+([A-Za-z_][\w.]*)\s*(?:<(?:[^<>{]|<[^<>{]*>)*>)?\s*(?::\s*([^{]*?))?\s*(?:where[^{]*)?\{")
    MISSING = re.compile(r"cannot find (?:type |operator )?'([^']+)' in scope")
    MEMBER = re.compile(r"(?:value of (?:optional )?type|type|reference to member '\w+' cannot|static member) '([^']+)'.* has no (?:dynamic |class |static )?(?:member|subscripts?|dynamic member) ?'?(\$?\w+)?")

    def __init__(self, source, files, everything, adapted, vocabulary):
        self.source, self.files, self.adapted, self.vocabulary = source, set(files), adapted, vocabulary
        self.declared, self.parents, self.texts, self.outside, self.scopes = collections.Counter(), {}, {}, set(), {}
        self.own = set()
        for path in everything:
            text = self.text(path)
            self.declared.update(self.DECLARATION.findall(text))
            for m in re.finditer(r"\bcase\s+([^:\n{]*)", text):
                self.declared.update(IDENTIFIER.findall(m.group(1).split("(")[0]))
            if path not in self.files:
                self.outside.update(name.split(".")[-1] for kind, name, _ in self.CLASS.findall(text) if kind != "extension")
                continue
            for kind, name, parents in self.CLASS.findall(text):
                bare = re.sub(r"<[^<>]*>", "", re.sub(r"<[^<>]*>", "", re.sub(r"//.*", "", parents or "")))
                names = [p.strip().split("<")[0] for p in bare.split(",")]
                known = self.parents.setdefault(name.split(".")[-1], [])
                if kind != "extension": self.own.add(name.split(".")[-1])
                for parent in names:
                    if parent and (kind != "class" or parent != names[0]): known.append(parent)
                    elif parent: known.insert(0, parent)

    def text(self, path):
        if path not in self.texts: self.texts[path] = (self.source / path).read_text(errors="replace")
        return self.texts[path]

    def line(self, path, number):
        lines = self.text(path).split("\n")
        return lines[number - 1].strip() if 0 < number <= len(lines) else ""

    def relative(self, file):
        for root in (self.source, self.adapted):
            if file.startswith(str(root)): return file[len(str(root)) + 1:]
        return file

    def stops(self, messages):
        for message in messages:
            m = re.match(r"(.*?\.swift):(\d+):\d+: (.*)", message)
            yield (self.relative(m.group(1)), m.group(2) + ": " + m.group(3)) if m else ("?", message)

    # Judging

    def isForeign(self, name, seen=()):
        """Whether a type comes from a missing module, or has a parent that does."""
        name = name.split(".")[-1].split("<")[0].strip("?! ()[]&")
        if name in seen or not name: return False
        if name in self.foreign and name not in self.own: return True
        if name in self.parents:
            return any(self.isForeign(p, (*seen, name)) for p in self.parents[name] if p[:1].isupper())
        return name in self.foreign

    def judge(self, log):
        found = []
        for line in log.splitlines():
            m = re.match(r"(.*?\.swift):(\d+):(\d+): error: (.*)", line)
            if m: found.append((self.relative(m.group(1)), int(m.group(2)), m.group(4)))
        self.foreign = {n for n in self.outside if n not in self.parents}
        for _, _, text in found:
            m = self.MISSING.match(text) or re.search(r"module '\w+' has no member named '(\w+)'", text) or re.search(r"no type named '(\w+)' in module", text) or re.search(r"'(\w+)' is not a member type of", text)
            if m and not self.isOursByName(m.group(1)): self.foreign.add(m.group(1))
        ours, others, blamed = [], [], set()
        seenTypes = {}
        for path, number, text in found:
            isOurs, why = self.verdict(path, number, text)
            if (path, number) in blamed: isOurs, why = False, "the line is blamed already"
            blamed.add((path, number))
            (ours if isOurs else others).append((path, number, text, why))
        return ours, others

    def isOursByName(self, name):
        return self.vocabulary.isType(name) and not self.declared[name]

    def isOfApple(self, type):
        """Whether the members of a type are this project's to declare."""
        name = re.sub(r"^(any|some) ", "", type).strip("?!()[] ").split("<")[0].split(" ")[0].removesuffix(".Type")
        first = name.split(".")[0]
        for _ in range(12):
            if first in self.parents and not self.vocabulary.isType(first):
                parents = self.parents[first]
                if not parents: return False
                first = parents[0].split(".")[-1]
            else: break
        return self.vocabulary.isType(first) or first in ("String", "Date", "URL", "Data", "Bundle", "FileManager", "NotificationCenter", "UserDefaults",
            "NSObject", "Notification", "DispatchQueue", "CGRect", "CGPoint", "CGSize", "CGFloat", "CGAffineTransform", "Locale", "Calendar", "TimeZone",
            "DateFormatter", "NumberFormatter", "ProcessInfo", "URLSession", "URLRequest", "NSAttributedString", "NSRange", "Thread", "AnyObject")

    def verdict(self, path, number, text):
        line = self.line(path, number)
        missing = self.MISSING.match(text)
        if missing:
            name = missing.group(1)
            if name == "Logger" and not re.search(r"^\s*import (os|OSLog)\b", self.text(path), re.M): return False, "a package's name"
            if self.isOursByName(name): return True, "a missing name"
            return False, "the app's or a package's name" if self.declared[name] else "another framework's name"
        if "no such module" in text: return True, "a missing module"
        member = self.MEMBER.match(text)
        if member:
            type, name = member.groups()
            name = name or "subscript"
            if self.isForeign(type): return False, "the type comes from outside"
            if self.declared[name]: return False, "a member that the app declares"
            if not self.isOfApple(type): return False, "a member of another's type"
            if self.vocabulary.isMember(name) or name in FOUNDATION_MEMBERS: return True, "a missing member"
            return False, "no member of Apple's"
        # What cannot be parsed was written by the adapter, but for regular expressions, which Swift 5 reads by a switch.
        if re.match(r"expected |extraneous (?!argument)|consecutive ", text):
            return (False, "a regular expression") if re.search(r"/[^/ ][^/]*/", self.text(path)) else (True, "not Swift")
        module = re.search(r"module '(\w+)'", text)
        if module and module.group(1) not in ("UIKit", "Foundation", "CoreData", "os", "OSLog"): return False, "another module"
        words = set(IDENTIFIER.findall(re.sub(r"//.*", "", line))) | set(IDENTIFIER.findall(text))
        if words & self.foreign: return False, "names something from outside: " + ", ".join(sorted(words & self.foreign))[:60]
        scope = self.scopeName(path, number)
        if scope and self.isForeign(scope): return False, f"'{scope}' comes from outside"
        if any(self.isForeign(w) for w in words if w[:1].isupper()): return False, "names a type from outside"
        if CONSEQUENCE.search(text): return False, "a consequence"
        labels = set(re.findall(r"(\w+):", " ".join(re.findall(r"have '([^']+)'", text)))) or set(re.findall(r"extra argument '(\w+)'", text)) or set(re.findall(r"\((\w+):", line))
        if re.search(r"argument|no exact matches", text) and labels and not any(self.vocabulary.isMember(l) or l in LABELS for l in labels):
            return False, "labels that are not Apple's"
        if re.search(r"argument|no exact matches|initializer", text) and not self.callsApple(line, text): return False, "a call of the app's own"
        conformance = re.search(r"does not conform to (?:expected type|protocol) '(?:any )?([\w.]+)'", text)
        if conformance and not self.vocabulary.isType(conformance.group(1)): return False, "a protocol that is not UIKit's"
        if text.startswith("ambiguous use of"): return False, "modules compiled as one, or a consequence"
        quoted = {w for q in re.findall(r"'([^']+)'", text) for w in IDENTIFIER.findall(q)}
        if re.match(r"cannot (convert|assign|call)|ambiguous use|pattern|extra trailing|trailing closure", text) \
                and not any(self.vocabulary.isType(w) and not self.declared[w] for w in quoted): return False, "the app's own types"
        unwrapped = re.match(r"value of optional type '(\w+)\?' must be unwrapped", text)
        if unwrapped and self.declared[unwrapped.group(1)]: return False, "the app's own types"
        if re.search(r"due to '(file)?private' protection", text): return False, "a package's member"
        if "has no superclass" in text: return False, "the superclass comes from outside"
        if "redeclaration" in text or "ambiguous for type lookup" in text or "is ambiguous" in text and "type" in text: return False, "modules compiled as one"
        if re.search(r"generic parameter .* could not be inferred|failed to produce diagnostic|type of expression is ambiguous|cannot infer", text):
            return False, "a consequence?"
        if "macro" in text or "unable to infer type of a closure parameter" in text: return False, "a macro or a consequence"
        return True, "another error"

    def callsApple(self, line, text):
        """Whether a line calls a function of Apple's: an initializer of one of its types, or a method whose name is not the app's."""
        calls = re.findall(r"\b([A-Za-z_]\w*)(?:\.init)?\s*\(", line)
        named = re.search(r"(?:in call to|of) (?:\w+ )*'([A-Za-z_]\w*)", text)
        if named: calls.append(named.group(1))
        if text.startswith("initializer does not override"): return True
        return any(self.vocabulary.isType(c) and not self.declared[c] for c in calls) \
            or any(c[:1].islower() and c in self.vocabulary.members and not self.declared[c] for c in calls)

    def scopeName(self, path, number):
        """The innermost type or extension around a line."""
        if path not in self.scopes:
            text = re.sub(r'"(?:\\.|[^"\\\n])*"|//[^\n]*', "", self.text(path))
            stack, result, start, line = [], {}, 0, 1
            for m in re.finditer(r"[{};]|\n", text):
                mark = m.group()
                if mark == "{":
                    opening = re.findall(r"\b(?:class|extension|struct|enum|protocol|actor)\s+([A-Z][\w.]*)", text[start:m.start()])
                    stack.append(opening[-1].split(".")[-1] if opening else None)
                elif mark == "}" and stack: stack.pop()
                if mark == "\n":
                    line += 1
                    if line not in result: result[line] = next((n for n in reversed(stack) if n), None)
                else: start = m.end()
            self.scopes[path] = result
        return self.scopes[path].get(number)
