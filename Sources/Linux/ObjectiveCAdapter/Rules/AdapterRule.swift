/// A rule by which source code is rewritten, as the list of all changes names it.
enum AdapterRule: String, CaseIterable {
  case condition, importedModule, overrideInExtension, testCase, outletAccess, interfaceMember
  case attribute
  case managedProperty, optionalRequirement, optionalCall, perform, observing, delay, mainThread
  case folder, rectangle, absentInitializer, objectBound, numberCast, dynamicClass
  case objectLookup, responding, protocolObject
  case renamedMember, entryPoint, selector, keyPath
  case literal, addedImport
}
