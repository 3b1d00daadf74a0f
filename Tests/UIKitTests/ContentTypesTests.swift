#if os(Linux)
  import Foundation
  import MobileCoreServices
  import Testing
  import UIKit
  import UniformTypeIdentifiers

  // What apps write about types of data: the modules exist under Apple's names.

  @Suite struct ContentTypesTests {
    @Test("a type has a preferred extension and MIME type")
    func tags() {
      #expect(UTType.jpeg.identifier == "public.jpeg")
      #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
      #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
      #expect(UTType.image.preferredFilenameExtension == nil)
      #expect(UTType.vCard.tags[.filenameExtension] == ["vcf"])
      #expect(UTType.vCard.conforms(to: .contact) && UTType.vCard.conforms(to: .text))
    }

    @Test("a type conforms to itself and to what it stands below, and to nothing else")
    func conformance() {
      #expect(UTType.heic.conforms(to: .image) && UTType.heic.conforms(to: .item))
      #expect(UTType.json.conforms(to: .text) && !UTType.json.conforms(to: .plainText))
      #expect(UTType.folder.conforms(to: .item) && !UTType.folder.conforms(to: .data))
      #expect(UTType.fileURL.supertypes == [.url, .data, .item])
      #expect(UTType.pdf.conforms(to: .pdf) && !UTType.pdf.isSubtype(of: .pdf))
      #expect(UTType.movie.isSupertype(of: .mpeg4Movie) && !UTType.movie.isSupertype(of: .mp3))
    }

    @Test("an identifier names a declared type, whatever its case")
    func identifiers() {
      #expect(UTType("Public.PNG") == .png)
      #expect(UTType("com.adobe.pdf") == .pdf)
      #expect(UTType("com.example.note") == nil)
      let note = UTType(exportedAs: "com.example.note", conformingTo: .text)
      #expect(note.conforms(to: .content) && !note.isDeclared && !note.isPublic)
      #expect(UTType(importedAs: "com.example.note").supertypes == [.data, .item])
      #expect(UTType(importedAs: "public.json").conforms(to: .text))
    }

    @Test("extensions and MIME types name types, in upper and lower case")
    func types() throws {
      #expect(UTType(filenameExtension: "JPG") == .jpeg)
      #expect(UTType(filenameExtension: "mov", conformingTo: .movie) == .quickTimeMovie)
      #expect(UTType(mimeType: "application/pdf") == .pdf)
      #expect(UTType(mimeType: "Text/Plain") == .plainText)
      #expect(UTType.types(tag: "mp3", tagClass: .filenameExtension, conformingTo: nil) == [.mp3])
    }

    @Test("a tag that the system does not know makes a dynamic type")
    func dynamicTypes() throws {
      let unknown = try #require(UTType(filenameExtension: "hkx"))
      #expect(unknown.isDynamic && !UTType.png.isDynamic)
      #expect(unknown.preferredFilenameExtension == "hkx" && unknown.preferredMIMEType == nil)
      #expect(unknown.conforms(to: .data) && !unknown.conforms(to: .text))
      #expect(unknown == UTType(filenameExtension: "HKX"))
      let wrong = try #require(UTType(filenameExtension: "png", conformingTo: .text))
      #expect(wrong != .png && wrong.conforms(to: .text))
    }

    @Test("every declared type conforms to declared types")
    func declarations() {
      let all: [UTType] = [
        .zip, .epub, .usdz, .svg, .applicationBundle, .webP, .presentation, .utf8TabSeparatedText,
      ]
      for type in all {
        #expect(type.isDeclared && !type.supertypes.isEmpty)
        #expect(type.supertypes.filter { !$0.isDeclared } == [])
      }
    }

    @Test func typesAreSavedByTheirIdentifiers() throws {
      let data = try JSONEncoder().encode([UTType.png])
      #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
      #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }

    @Test func aURLGetsTheExtensionOfAType() {
      let folder = URL(fileURLWithPath: "/files")
      #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
      let photo = folder.appendingPathComponent("b.jpg")
      #expect(photo.appendingPathExtension(for: .jpeg) == photo)
    }

    @Test @MainActor func aPickerOpensDocumentsOfTypes() {
      let picker = UIDocumentPickerViewController(
        forOpeningContentTypes: [.pdf, .plainText], asCopy: true)
      #expect(picker.documentTypes == ["com.adobe.pdf", "public.plain-text"] && picker.asCopy)
    }

    @Test("an item provider offers its data as all types that it conforms to")
    func itemProviders() {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(for: .gif) { completion in
        completion(Data([71, 73, 70]), nil)
        return nil
      }
      #expect(provider.registeredContentTypes == [.gif])
      #expect(provider.registeredContentTypes(conformingTo: .text) == [])
      #expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
      #expect(!provider.hasItemConformingToTypeIdentifier(UTType.movie.identifier))
      var loaded: [Data?] = []
      provider.loadDataRepresentation(for: .image) { data, _ in loaded.append(data) }
      provider.loadDataRepresentation(for: .text) { data, _ in loaded.append(data) }
      #expect(loaded == [Data([71, 73, 70]), nil])
    }

    @Test("the names from before UTType are texts")
    func olderNames() {
      #expect(kUTTypeImage as String == UTType.image.identifier)
      #expect(
        [kUTTypeMovie as String, kUTTypeGIF as String] == ["public.movie", "com.compuserve.gif"])
      #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
      #expect(!UTTypeConformsTo("public.png" as CFString, kUTTypeText))
      let type = UTTypeCreatePreferredIdentifierForTag(
        kUTTagClassFilenameExtension, "pdf" as CFString, nil)?.takeRetainedValue()
      #expect(type as String? == kUTTypePDF as String)
      #expect(
        UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue()
          == "image/jpeg")
      #expect(UTTypeCopyPreferredTagWithClass(kUTTypeImage, kUTTagClassMIMEType) == nil)
    }
  }

  @Suite @MainActor struct KeptImageTests {
    private func image(_ colors: [UIColor]) throws -> CGImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: colors.count, height: 1)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        for (column, color) in colors.enumerated() {
          color.setFill()
          context.fill(CGRect(x: column, y: 0, width: 1, height: 1))
        }
      }
      return try #require(image.cgImage)
    }

    @Test("a mask's brightness becomes opacity, stretched to the image")
    func masking() throws {
      let picture = try image([.red, .red, .red, .red])
      let masked = try #require(try picture.masking(image([.white, .black])))
      let bytes = [UInt8](try #require(masked.dataProvider?.data))
      #expect([3, 7, 11, 15].map { bytes[$0] } == [255, 255, 0, 0])
      #expect(try picture.masking(image([.white])) == picture)
    }

    @Test func whatDoesNotExistIsNil() throws {
      #expect(UIImage(cgImage: try image([.red])).ciImage == nil)
      #expect(NSUserActivity(activityType: "call").interaction?.intent == nil)
    }

    @Test func glassIsDrawnLikeTheStylesBeforeIt() {
      #expect(UIButton.Configuration.glass() == .bordered())
      #expect(UIButton.Configuration.clearGlass() == .bordered())
      #expect(UIButton.Configuration.prominentGlass() == .borderedProminent())
      #expect(UIButton.Configuration.prominentClearGlass() == .borderedProminent())
    }
  }
#endif
