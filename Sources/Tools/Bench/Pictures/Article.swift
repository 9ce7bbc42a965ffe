import Galley

extension BenchPicture {
  /// Five thousand characters in two scripts, wrapped at 600 points.
  static let article = BenchPicture(
    name: "s3", about: "article", canvas: CGSize(width: 640, height: 2150), scale: 2
  ) {
    AnyView(
      Text(verbatim: text)
        .font(.system(size: 17))
        .frame(width: 600))
  }

  private static let sentences = [
    "Every parent offers each of its views a size, and every view answers with the size it takes. ",
    "父视图提出建议尺寸，子视图给出自己的尺寸。",
    "There is no other way for a size to come about, and nothing is ever measured twice. ",
    "布局容器在虚拟画布上摆放所有的子视图，然后汇总出自身的需求尺寸。",
  ]

  /// The sentences repeated and truncated at 5,000 characters.
  static let text: String = {
    var text = ""
    while text.count < 5000 { text += sentences.joined() }
    return String(text.prefix(5000))
  }()
}
