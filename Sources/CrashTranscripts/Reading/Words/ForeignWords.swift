/// The words of other languages that tell of a list's symptoms, with their English ones.
///
/// Reporters everywhere write names of classes and methods in Latin letters. What happens to the
/// list is told by few words beside them.
enum ForeignWords {
  /// Returns a text with the English words behind the foreign ones, so that rules for English words
  /// apply to it too; the text itself if it has none.
  ///
  /// - Complexity: O(*n* · *w*), where *n* is the length of the text and *w* the number of words.
  static func adding(to text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) || latin.contains(where: text.contains) else {
      return text
    }
    let lowered = text.lowercased()
    let english = words.filter { word in word.foreign.contains(where: lowered.contains) }
    return english.isEmpty ? text : text + "\n" + english.map(\.english).joined(separator: " , ")
  }

  /// Words without any letter beyond ASCII that only other languages have.
  private static let latin = [
    " nicht ", " celda", " cellule", " no se ", " ne ", " wird ", " quando ", " cuando ", " zelle",
    " Zelle", " Tabelle",
  ]

  private static let words: [(english: String, foreign: [String])] = [
    (
      "crash",
      [
        "崩溃", "闪退", "クラッシュ", "크래시", "падает", "вылетает", "вылет", "краш", "stürzt", "abgestürzt",
        "absturz", "plante", "se cierra", "se cuelga", "falla al", "trava ", "fecha sozinho",
        "çöküyor",
      ]
    ),
    (
      "not called",
      [
        "不调用", "没有调用", "不执行", "没有执行", "不会调用", "呼ばれない", "呼ばれません", "호출되지", "не вызывается",
        "не срабатывает", "nicht aufgerufen", "pas appelé", "no se llama", "não é chamado",
        "no funciona",
      ]
    ),
    (
      "not show",
      [
        "不显示", "没有显示", "不出现", "表示されない", "表示されません", "보이지 않", "не отображ", "не показыва",
        "nicht angezeigt", "ne s'affiche", "no se muestra", "no aparece", "não aparece",
        "não mostra",
      ]
    ),
    (
      "doesn t update",
      [
        "不刷新", "没有刷新", "不更新", "没刷新", "刷新不了", "更新されない", "갱신되지", "не обновля",
        "nicht aktualisiert", "ne se met pas à jour", "no se actualiza", "não atualiza",
      ]
    ),
    ("reused wrong", ["复用", "重用", "错乱", "再利用", "使い回し", "перепутыва", "재사용"]),
    ("cell table view", ["单元格", "セル", "셀", "ячейк", "zelle", "cellule", "celda", "célula"]),
    ("table view", ["表格", "テーブル", "테이블", "таблиц", "tabelle"]),
    ("image", ["图片", "画像", "이미지", "картинк", "изображени", "bilder", "imagen"]),
    (
      "scroll",
      ["滚动", "滑动", "スクロール", "스크롤", "прокрут", "скролл", "scrollen", "défil", "desplaz", "rolar"]
    ),
    ("jump", ["跳动", "抖动", "跳到", "飛ぶ", "прыга", "springt", "saute", "salta", "pula "]),
    ("flicker", ["闪烁", "闪动", "ちらつ", "깜빡", "мерца", "flackert", "clignot", "parpadea"]),
    ("height", ["高度", "行高", "高さ", "높이", "высот", "höhe", "hauteur", "altura"]),
    ("wrong", ["不对", "错误", "不正确", "間違", "неправильн", "falsch", "incorrect", "mauvais", "errado"]),
    (
      "extra space above header",
      ["多余的空白", "空隙", "间距", "余白", "отступ", "abstand", "espace vide", "espaço"]
    ),
    (
      "delete",
      ["删除", "削除", "삭제", "удал", "lösch", "supprim", "borrar", "eliminar", "apagar", "excluir"]
    ),
    (
      "insert",
      ["插入", "添加", "追加", "挿入", "добав", "einfüg", "ajout", "insertar", "agregar", "inserir"]
    ),
    ("reload", ["刷新", "リロード", "перезагру", "neu laden", "recharg", "recargar", "recarregar"]),
    ("tap", ["点击", "タップ", "нажати", "antippen", "appui", "tocar"]),
  ]
}
