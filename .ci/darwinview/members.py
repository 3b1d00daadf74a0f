"""Members that a Mac's NSObject has too: there, a member of a subclass of the same name and type must say `override`."""
import json, re

# What Foundation declares in Objective-C for every NSObject on a Mac, with the types of the parameters.
# A class's own method is written `+`, and a member without parentheses is a property. Where a result is named, a method of another is an overload.
MEMBERS = '''
copy()->Any mutableCopy()->Any isProxy() self()
isEqual(Any?) hash description debugDescription superclass
isKind(of:AnyClass) isMember(of:AnyClass) conforms(to:Protocol) responds(to:Selector) method(for:Selector) doesNotRecognizeSelector(Selector)
forwardingTarget(for:Selector)
perform(Selector) perform(Selector,with:Any) perform(Selector,with:Any,with:Any)
+instancesRespond(to:Selector) +conforms(to:Protocol) +instanceMethod(for:Selector) +isSubclass(of:AnyClass) +resolveClassMethod(Selector)
+resolveInstanceMethod(Selector) +load() +initialize() +description() +hash() +superclass() +class() +version() +setVersion(Int)
+accessInstanceVariablesDirectly
value(forKey:String) setValue(Any,forKey:String) validateValue(AutoreleasingUnsafeMutablePointer<AnyObject>,forKey:String)
mutableArrayValue(forKey:String) mutableOrderedSetValue(forKey:String) mutableSetValue(forKey:String)
value(forKeyPath:String) setValue(Any,forKeyPath:String) validateValue(AutoreleasingUnsafeMutablePointer<AnyObject>,forKeyPath:String)
mutableArrayValue(forKeyPath:String) mutableOrderedSetValue(forKeyPath:String) mutableSetValue(forKeyPath:String)
value(forUndefinedKey:String) setValue(Any,forUndefinedKey:String) setNilValueForKey(String)
dictionaryWithValues(forKeys:[String]) setValuesForKeys([String:Any])
observeValue(forKeyPath:String,of:Any,change:[NSKeyValueChangeKey:Any],context:UnsafeMutableRawPointer)
addObserver(NSObject,forKeyPath:String,options:NSKeyValueObservingOptions,context:UnsafeMutableRawPointer)
removeObserver(NSObject,forKeyPath:String) removeObserver(NSObject,forKeyPath:String,context:UnsafeMutableRawPointer)
willChangeValue(forKey:String) didChangeValue(forKey:String) observationInfo
willChange(NSKeyValueChange,valuesAt:IndexSet,forKey:String) didChange(NSKeyValueChange,valuesAt:IndexSet,forKey:String)
+automaticallyNotifiesObservers(forKey:String) +keyPathsForValuesAffectingValue(forKey:String)
perform(Selector,with:Any,afterDelay:TimeInterval) perform(Selector,with:Any,afterDelay:TimeInterval,inModes:[RunLoop.Mode])
+cancelPreviousPerformRequests(withTarget:Any) +cancelPreviousPerformRequests(withTarget:Any,selector:Selector,object:Any)
performSelector(onMainThread:Selector,with:Any,waitUntilDone:Bool)
performSelector(onMainThread:Selector,with:Any,waitUntilDone:Bool,modes:[String])
performSelector(inBackground:Selector,with:Any)
perform(Selector,on:Thread,with:Any,waitUntilDone:Bool) perform(Selector,on:Thread,with:Any,waitUntilDone:Bool,modes:[String])
classForCoder replacementObject(for:NSCoder) awakeAfter(using:NSCoder) classForArchiver replacementObject(for:NSArchiver)
classForKeyedArchiver replacementObject(for:NSKeyedArchiver) +classFallbacksForKeyedArchiver() +classForKeyedUnarchiver()
attemptRecovery(fromError:Error,optionIndex:Int)
className classCode objectSpecifier scriptingProperties classDescription attributeKeys toOneRelationshipKeys toManyRelationshipKeys
inverse(forRelationshipKey:String) autoContentAccessingProxy
isEqual(to:Any) isLessThanOrEqual(to:Any) isLessThan(Any) isGreaterThanOrEqual(to:Any) isGreaterThan(Any) isNotEqual(to:Any)
doesContain(Any) isLike(String) isCaseInsensitiveLike(String)
value(at:Int,inPropertyWithKey:String) value(withName:String,inPropertyWithKey:String) value(withUniqueID:Any,inPropertyWithKey:String)
insertValue(Any,at:Int,inPropertyWithKey:String) insertValue(Any,inPropertyWithKey:String) removeValue(at:Int,fromPropertyWithKey:String)
replaceValue(at:Int,inPropertyWithKey:String,withValue:Any) coerceValue(Any,forKey:String) scriptingValue(for:NSScriptObjectSpecifier)
indicesOfObjects(byEvaluatingObjectSpecifier:NSScriptObjectSpecifier)
'''.split()
ROOTS = ('10Foundation8NSObjectC', '6XCTest0A8TestCaseC', '6XCTest10XCTestCaseC')


def plain(type):
    """The name of a type without what the comparison must not see: optionality, `any`, ownership and modules' names."""
    type = re.sub(r'\b(?:any|borrowing|consuming|__owned|__shared|inout) |@\w+(?:\([^)]*\))? ', '', type)
    type = re.sub(r'\b(?:Foundation|DarwinFoundation|Swift|ObjectiveC|HeadlessViews)\.', '', type)
    return re.sub(r'[?!\s]', '', type)


def signature(symbol):
    """How the list writes a member."""
    kind = symbol['kind']['identifier']
    name = symbol['pathComponents'][-1]
    prefix = '+' if kind.startswith('swift.type.') else ''
    if not kind.endswith('.method'):
        return prefix + name
    base, labels = re.match(r'([^(]+)\((.*)\)', name).groups()
    labels = [label for label in labels.split(':') if label]
    types = []
    for parameter in symbol.get('functionSignature', {}).get('parameters', []):
        # A type of ours that has the name of one of Foundation's is another type.
        text = ''.join(
            ('Our' if 'Headless' in fragment.get('preciseIdentifier', '') else '') + fragment['spelling']
            for fragment in parameter['declarationFragments'])
        types.append(plain(text.split(':', 1)[1]))
    if len(types) != len(labels):
        return prefix + name
    return prefix + base + '(' + ','.join((label + ':' if label != '_' else '') + type for label, type in zip(labels, types)) + ')'


def overrides(symbol, results):
    """Whether NSObject has the member: its name, the types of its parameters and, if the list names one, its result."""
    wanted = results.get(signature(symbol))
    returns = ''.join(fragment['spelling'] for fragment in symbol.get('functionSignature', {}).get('returns', []))
    return wanted == '' or wanted is not None and wanted == plain(returns)


class Members:
    """Collects the classes of all modules and finds what lacks `override`."""

    def __init__(self):
        self.superclass, self.names, self.owner, self.symbols, self.overriding = {}, {}, {}, {}, set()

    def read(self, graph):
        description = json.loads(graph.read_text())
        for symbol in description['symbols']:
            identifier = symbol['identifier']['precise']
            self.names[identifier] = '.'.join(symbol['pathComponents'])
            if symbol['kind']['identifier'].startswith(('swift.method', 'swift.property', 'swift.type.method', 'swift.type.property')):
                self.symbols[identifier] = symbol
        for relation in description['relationships']:
            if relation['kind'] == 'inheritsFrom':
                self.superclass[relation['source']] = relation['target']
            elif relation['kind'] == 'memberOf':
                self.owner[relation['source']] = relation['target']
            elif relation['kind'] == 'overrides':
                self.overriding.add(relation['source'])

    def isObject(self, type):
        seen = set()
        while type in self.superclass and type not in seen:
            seen.add(type)
            type = self.superclass[type]
        return any(root in type for root in ROOTS) or 'So8NSObject' in type or bool(re.search(r':10Foundation\d+(NS|Op|For)\w+C$', type))

    def findings(self, folder):
        results = dict(member.partition('->')[::2] for member in MEMBERS)
        # The methods of a root class are its class's methods too.
        results |= {'+' + member: result for member, result in results.items() if '(' in member}
        for identifier, symbol in self.symbols.items():
            owner = self.owner.get(identifier)
            if owner is None or identifier in self.overriding or not self.isObject(owner) or not overrides(symbol, results):
                continue
            place = symbol.get('location')
            if not place:
                continue
            file, line = place['uri'].removeprefix('file://').replace(f'{folder}/', ''), place['position']['line']
            if re.search(r'\boverride\b', (folder / file).read_text().split('\n')[line]):
                continue
            yield (f"{file}:{line + 1}: '{self.names[identifier]}' is a member of NSObject on a Mac: "
                   "write 'override', give it another name, or fence it with '#if os(Linux)'")
