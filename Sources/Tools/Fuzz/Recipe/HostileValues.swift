/// Numbers and strings that tend to break programs.
enum HostileValues {
  static let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, -0.0, -1, -1e9, -1e300, 1e9, 1e16, 1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .ulpOfOne, 1e-300, 0.1 + 0.2, 32_767.5, 2_147_483_648,
    9_223_372_036_854_775_808, 18_446_744_073_709_551_616,
  ]

  static let tameNumbers: [Double] = [0, 0.25, 0.5, 1, 2, 4, 8, 10, 16, 20, 33.5, 50, 80, 120]

  static let counts: [Int] = [0, 1, 2, 3, 5, 40, -1, 1000, .max, .min]

  static let tameStrings = [
    "a", "Two words", "A line of several words", "A\nB", "fi", "日本語", "שלום",
  ]

  static let strings: [String] = [
    "", " ", "\0", "a\0b", "\u{1}\u{1F}\u{7F}\u{85}", "\r\n\r\n", "\t\ta", "\u{2028}\u{2029}",
    "\u{200B}\u{200D}\u{FEFF}\u{2060}", "\u{AD}\u{34F}\u{61C}",
    "\u{202E}abc\u{202C} \u{2066}\u{2067}x", String(repeating: "\u{202E}", count: 200),
    "\u{FFFD}\u{FFFE}\u{FFFF}\u{10FFFF}", "\u{E000}\u{F8FF}\u{F0000}", "\u{FFFC}\u{FFF9}",
    "e\u{301}\u{301}\u{327}", String(repeating: "\u{301}", count: 300), "👩‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈",
    String(repeating: "👩‍", count: 60), "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "🇩🇪🇯🇵🇽",
    "नमस्ते क्षत्रिय", "ก็ำน้ำ", "ﷺ لا إله", "𝕳𝖊𝖑𝖑𝖔 𓀀", "i̇ I ı İ ß ŉ", "한국어 ㅎㅏㄴ \u{1112}\u{1161}\u{11AB}",
    String(repeating: "x", count: 3000), String(repeating: "a ", count: 800),
    String(repeating: "\n", count: 150), "***__`~~[a](b)![c](d)", "[[[[((((", "**a*b**c*d_e__",
    "![](", "`", "\\", "<b>&amp;</b>", "%@ %d %n", "\u{2F}\u{2E}\u{2E}/etc/passwd",
    "1\u{FE0F}\u{20E3}#⃣",
  ]
}
