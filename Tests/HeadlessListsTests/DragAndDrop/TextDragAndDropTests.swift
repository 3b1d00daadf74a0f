import Testing

@testable import HeadlessControls
@testable import HeadlessLists
@testable import HeadlessViews

/// The interactions of text views and fields.
@MainActor
@Suite struct TextDragAndDropTests {
  @Test func aViewWithTextKeepsItsInteractions() throws {
    let (view, field) = (TextView(), TextField())
    view.textDragInteraction?.isEnabled = true
    field.textDragInteraction?.isEnabled = false
    #expect(view.textDragInteraction?.isEnabled == true)
    #expect(field.textDragInteraction?.isEnabled == false)
    #expect(view.textDropInteraction === view.textDropInteraction)
    #expect(field.textDropInteraction !== view.textDropInteraction)
    let drop = try #require(field.textDropInteraction)
    field.addInteraction(drop)
    #expect(drop.view === field)
  }
}
