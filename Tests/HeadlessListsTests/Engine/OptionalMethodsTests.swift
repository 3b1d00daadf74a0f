import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct OptionalMethodsTests {
  @Test func aCalledDefaultMeansTheMethodIsAbsent() {
    var methods = OptionalMethods<TableOptionalMethod>()
    #expect(methods.presence(of: .heightForRow) == .unknown)
    methods.beginQuestion(.heightForRow)
    methods.usedDefault(of: .heightForRow)
    let answered1 = methods.endQuestion()
    #expect(!answered1)
    #expect(methods.presence(of: .heightForRow) == .absent)
  }

  @Test func anAnswerWithoutTheDefaultMeansTheMethodIsPresent() {
    var methods = OptionalMethods<TableOptionalMethod>()
    methods.beginQuestion(.heightForRow)
    let answered2 = methods.endQuestion()
    #expect(answered2)
    #expect(methods.presence(of: .heightForRow) == .present)
  }

  @Test func aTestsDirectCallOfADelegateRecordsNothing() {
    var methods = OptionalMethods<TableOptionalMethod>()
    methods.usedDefault(of: .heightForRow)
    #expect(methods.presence(of: .heightForRow) == .unknown)
  }

  @Test func questionsNest() {
    var methods = OptionalMethods<TableOptionalMethod>()
    methods.beginQuestion(.viewForHeader)
    methods.beginQuestion(.titleForHeader)
    methods.usedDefault(of: .viewForHeader)  // not the method being called
    methods.usedDefault(of: .titleForHeader)
    let answered3 = methods.endQuestion()
    #expect(!answered3)
    let answered4 = methods.endQuestion()
    #expect(answered4)
    #expect(methods.presence(of: .viewForHeader) == .present)
    #expect(methods.presence(of: .titleForHeader) == .absent)
  }

  @Test func anotherObjectStartsUnknown() {
    var methods = OptionalMethods<TableOptionalMethod>()
    for method in [TableOptionalMethod.titleForHeader, .heightForRow] {
      methods.beginQuestion(method)
      methods.usedDefault(of: method)
      _ = methods.endQuestion()
    }
    methods.forget(TableOptionalMethod.ofDelegate)
    #expect(methods.presence(of: .heightForRow) == .unknown)
    #expect(methods.presence(of: .titleForHeader) == .absent)
    methods.forget(TableOptionalMethod.ofDataSource)
    #expect(methods.presence(of: .titleForHeader) == .unknown)
  }
}

// Calls that the delegate forwards to another object.
extension OptionalMethodsTests {
  private final class Target {}

  @Test func aForwardingTargetsDefaultMeansTheMethodIsAbsent() {
    var methods = OptionalMethods<TableOptionalMethod>()
    let target = Target()
    methods.beginQuestion(.moveRow)
    methods.beginPassingOn(to: target)
    methods.usedDefault(of: .moveRow, by: target, asked: nil)
    let answered5 = methods.endPassingOn()
    #expect(!answered5)
    let answered6 = methods.endQuestion()
    #expect(!answered6)
    #expect(methods.presence(of: .moveRow) == .absent)
  }

  @Test func aForwardingTargetsAnswerMeansTheMethodIsPresent() {
    var methods = OptionalMethods<TableOptionalMethod>()
    let (target, stranger) = (Target(), Target())
    methods.beginQuestion(.moveRow)
    methods.beginPassingOn(to: target)
    methods.usedDefault(of: .moveRow, by: stranger, asked: nil)
    let answered7 = methods.endPassingOn()
    #expect(answered7)
    methods.usedDefault(of: .moveRow, by: target, asked: nil)  // no longer being called
    let answered8 = methods.endQuestion()
    #expect(answered8)
    #expect(methods.presence(of: .moveRow) == .present)
  }
}
