extension SymbolTable {
  /// Arrows, chevrons and marks.
  static let directions = """
    arrow.2.squarepath
      line M-48 4 L-37 -10 L-26 4 M-37 -8 V20 C-37 29 -32 34 -23 34 H14 M48 -4 L37 10 L26 -4 M37 8
        V-20 C37 -29 32 -34 23 -34 H-14
    arrowshape.turn.up.left
      line M-4 -18 V-33 C-4 -38 -8 -39 -12 -36 L-46 -6 C-49 -3 -49 1 -46 4 L-12 34 C-8 37 -4 36 -4
        31 V16 C18 16 32 21 43 34 C47 38 50 36 49 31 C45 1 26 -18 -4 -18 Z
    arrowshape.turn.up.left.fill
      fill M-1 -22 V-36 C-1 -43 -8 -45 -13 -40 L-48 -9 C-54 -4 -54 2 -48 7 L-13 38 C-8 43 -1 41 -1
        34 V20 C18 20 30 25 41 38 C47 44 54 41 53 33 C49 2 30 -20 -1 -22 Z
    arrow.up.forward 1.15 mirrors
      line M-30 30 L30 -30 M-18 -32 H32 V18
    arrow.up.backward 1.15 mirrors
      line M30 30 L-30 -30 M18 -32 H-32 V18
    xmark.octagon
      line P 9 -19 -46 19 -46 46 -19 46 19 19 46 -19 46 -46 19 -46 -19 M-16 -16 L16 16 M16 -16 L-16
        16
    xmark.octagon.fill
      fill P 11 -20.5 -50 20.5 -50 50 -20.5 50 20.5 20.5 50 -20.5 50 -50 20.5 -50 -20.5
      cut M-16 -16 L16 16 M16 -16 L-16 16
    exclamationmark.octagon
      fill O 0 20 5.2
      line P 9 -19 -46 19 -46 46 -19 46 19 19 46 -19 46 -46 19 -46 -19 M0 -24 V6
    exclamationmark.octagon.fill
      fill P 11 -20.5 -50 20.5 -50 50 -20.5 50 20.5 20.5 50 -20.5 50 -50 20.5 -50 -20.5 O 0 21 5.6
      cut M0 -25 V6
    chevron.compact.down 1.15
      line M-36 -7 L0 8 L36 -7
    chevron.compact.up 1.15
      line M-36 7 L0 -8 L36 7
    chevron.compact.left 1.15
      line M7 -36 L-8 0 L7 36
    chevron.compact.right 1.15
      line M-7 -36 L8 0 L-7 36
    chevron.up.2 1.1
      line M-32 0 L0 -31 L32 0 M-32 32 L0 1 L32 32
    chevron.down.2 1.1
      line M-32 0 L0 31 L32 0 M-32 -32 L0 -1 L32 -32
    chevron.backward.2 1.1 mirrors
      line M0 -32 L-31 0 L0 32 M32 -32 L1 0 L32 32
    chevron.forward.2 1.1 mirrors
      line M0 -32 L31 0 L0 32 M-32 -32 L-1 0 L-32 32
    rotate.left
      line M-18 -30 C-6 -44 14 -48 28 -40 C46 -30 50 -8 40 8 M-24 -46 L-20 -28 L-2 -32 M-40 -8 H16
        C21 -8 24 -5 24 0 V34 C24 39 21 42 16 42 H-32 C-37 42 -40 39 -40 34 Z
    rotate.right
      line M18 -30 C6 -44 -14 -48 -28 -40 C-46 -30 -50 -8 -40 8 M24 -46 L20 -28 L2 -32 M40 -8 H-16
        C-21 -8 -24 -5 -24 0 V34 C-24 39 -21 42 -16 42 H32 C37 42 40 39 40 34 Z
    infinity 1.1
      line M0 0 C10 -14 20 -24 33 -24 C46 -24 54 -13 54 0 C54 13 46 24 33 24 C20 24 10 14 0 0 C-10
        -14 -20 -24 -33 -24 C-46 -24 -54 -13 -54 0 C-54 13 -46 24 -33 24 C-20 24 -10 14 0 0 Z
    repeat.1
      line M-46 -2 V-8 C-46 -20 -40 -26 -28 -26 H14 M4 -40 L18 -26 L4 -12 M46 -2 V8 C46 20 40 26 28
        26 H-14 M-4 40 L-18 26 L-4 12 M34 -40 L43 -46 V-16
    arrow.turn.down.right 1.1
      line M-38 -40 V2 C-38 12 -33 17 -23 17 H38 M16 -7 L40 17 L16 41
    arrow.turn.down.left 1.1
      line M38 -40 V2 C38 12 33 17 23 17 H-38 M-16 -7 L-40 17 L-16 41
    arrow.turn.up.right 1.1
      line M-38 40 V-2 C-38 -12 -33 -17 -23 -17 H38 M16 7 L40 -17 L16 -41
    arrow.turn.up.left 1.1
      line M38 40 V-2 C38 -12 33 -17 23 -17 H-38 M-16 7 L-40 -17 L-16 -41
    arrow.up.and.down 1.1
      line M0 -44 V44 M-20 -25 L0 -45 L20 -25 M-20 25 L0 45 L20 25
    arrow.left.and.right 1.1
      line M-44 0 H44 M-25 -20 L-45 0 L-25 20 M25 -20 L45 0 L25 20
    arrow.up.to.line 1.1
      line M0 42 V-24 M-24 0 L0 -25 L24 0 M-34 -42 H34
    arrow.right.to.line 1.1
      line M-42 0 H24 M0 -24 L25 0 L0 24 M42 -34 V34
    arrow.left.to.line 1.1
      line M42 0 H-24 M0 -24 L-25 0 L0 24 M-42 -34 V34
    arrow.down.left 1.15
      line M30 -30 L-30 30 M-32 -18 V32 H18
    arrow.triangle.branch 0.95
      line O -28 -34 11 O -28 34 11 O 30 -34 11 M-28 -23 V23 M30 -23 V-14 C30 0 22 4 8 4 H-10 C-22 4
        -28 10 -28 20
    arrow.triangle.merge
      line M-34 -44 V-30 C-34 -8 0 -14 0 10 V44 M34 -44 V-30 C34 -8 0 -14 0 10 M-18 28 L0 46 L18 28
    arrow.3.trianglepath
      line M-14 -30 L-4 -44 C-2 -47 2 -47 4 -44 L18 -20 M22 -36 L19 -19 L2 -23 M34 -2 L47 22 C49 26
        47 30 43 30 H14 M24 16 L12 30 L24 44 M-14 30 H-43 C-47 30 -49 26 -47 22 L-33 -2 M-48 4 L-32
        -4 L-26 13
    text.magnifyingglass
      line M-48 -34 H34 M-48 -12 H-14 M-48 10 H-18 M-48 32 H-8 O 14 6 20 M28 20 L46 40
    plus.magnifyingglass 1.1
      line O -9 -9 32 M15 15 L41 41 M-24 -9 H6 M-9 -24 V6
    minus.magnifyingglass 1.1
      line O -9 -9 32 M15 15 L41 41 M-24 -9 H6
    info
      fill O 0 -38 7
      line M-12 -14 H1 V38 M-16 40 H18
    asterisk 1.2
      line M0 -34 V34 M-29.4 -17 L29.4 17 M-29.4 17 L29.4 -17
    doc.text.magnifyingglass
      line M-14 47 H-22 C-29 47 -33 43 -33 36 V-36 C-33 -43 -29 -47 -22 -47 H2 L33 -16 V-6 M2 -47
        V-24 C2 -18 4 -16 10 -16 H33 M-17 -22 H-12 M-17 -4 H2 M-17 13 H-10 O 16 20 16 M28 32 L42 46
    arrow.down.doc
      line M-22 -47 H2 L33 -16 V36 C33 43 29 47 22 47 H-22 C-29 47 -33 43 -33 36 V-36 C-33 -43 -29
        -47 -22 -47 Z M2 -47 V-24 C2 -18 4 -16 10 -16 H33 M0 -4 V30 M-12 18 L0 30 L12 18
    arrow.up.doc
      line M-22 -47 H2 L33 -16 V36 C33 43 29 47 22 47 H-22 C-29 47 -33 43 -33 36 V-36 C-33 -43 -29
        -47 -22 -47 Z M2 -47 V-24 C2 -18 4 -16 10 -16 H33 M0 30 V-2 M-12 9 L0 -3 L12 9
    sparkle.magnifyingglass
      fill M-9 -30 C-7 -17 -2 -11 11 -9 C-2 -7 -7 -2 -9 11 C-11 -2 -16 -7 -29 -9 C-16 -11 -11 -17 -9
        -30 Z
      line O -9 -9 34 M16 16 L42 42
    """
}
