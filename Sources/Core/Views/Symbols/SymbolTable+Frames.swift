extension SymbolTable {
  /// Frames, windows, papers and plain shapes.
  static let frames = """
    rectangle.on.rectangle
      line R -36 -26 84 64 12 M-44 24 C-49 22 -51 18 -51 13 V-28 C-51 -35 -47 -40 -39 -40 H22 C28
        -40 32 -38 34 -34
    rectangle.fill.on.rectangle.fill
      fill R -39 -24 92 64 13 M-45 22 C-53 21 -56 15 -56 8 V-28 C-56 -38 -51 -43 -41 -43 H22 C30 -43
        35 -40 36 -32 H-34 C-42 -32 -45 -28 -45 -20 Z
    plus.rectangle.on.rectangle
      base rectangle.on.rectangle
      line M6 -10 V22 M-10 6 H22
    play.rectangle.on.rectangle
      base rectangle.on.rectangle
      fill P 4 -4 -10 -4 22 23 6
    play.rectangle.on.rectangle.fill
      base rectangle.fill.on.rectangle.fill
      fill P 4 -4 -10 -4 26 26 8
    rectangle.on.rectangle.angled
      line R -38 -18 88 60 12 M-44 18 L-52 -24 C-53 -31 -50 -36 -43 -38 L18 -49 C25 -50 30 -47 32
        -41 L34 -31
    photo.on.rectangle.angled
      base rectangle.on.rectangle.angled
      fill O -4 -1 6
      line M-36 34 L-16 16 C-13 14 -10 14 -7 16 L6 28 L20 14 C23 11 26 11 29 14 L49 32
    photo.fill.on.rectangle.fill
      fill M-25 -30 H40 C49 -30 54 -25 54 -16 V20 L33 3 C28 -1 23 -1 18 3 L4 17 L-4 10 C-8 7 -12 7
        -16 10 L-38 30 V-17 C-38 -26 -34 -30 -25 -30 Z O -7 -12 8 M-38 38 L-10 17 L4 30 L26 10 L54 33
        C53 40 48 44 40 44 H-25 C-32 44 -37 42 -38 38 Z M-46 26 C-53 24 -56 18 -56 10 V-30 C-56 -41
        -51 -46 -41 -46 H22 C30 -46 35 -43 37 -37 H-27 C-40 -37 -46 -31 -46 -18 Z
    square.fill.on.square
      fill R -26 -26 74 74 16
      line M-34 26 C-40 25 -44 21 -44 14 V-30 C-44 -39 -39 -44 -30 -44 H14 C21 -44 25 -40 26 -34
    square.fill.on.square.fill
      fill R -24 -24 72 72 15 M-48 16 V-32 C-48 -43 -43 -48 -32 -48 H16 C24 -48 29 -44 31 -32 H-14
        C-26 -32 -32 -26 -32 -14 V31 C-43 29 -48 24 -48 16 Z
    plus.square.on.square
      base square.on.square
      line M11 -5 V27 M-5 11 H27
    rectangle.portrait.on.rectangle.portrait
      line R -14 -30 52 74 11 M-24 32 C-33 32 -38 28 -38 19 V-31 C-38 -40 -34 -44 -25 -44 H10 C16
        -44 20 -42 22 -38
    rectangle.portrait.on.rectangle.portrait.fill
      fill R -16 -31 58 79 12 M-24 36 C-37 36 -42 31 -42 20 V-34 C-42 -44 -37 -48 -27 -48 H12 C20
        -48 24 -45 26 -39 H-4 C-18 -39 -24 -33 -24 -20 Z
    rectangle.dashed
      line M-50 -18 V-24 C-50 -32 -46 -36 -38 -36 H-32 M-14 -36 H14 M32 -36 H38 C46 -36 50 -32 50
        -24 V-18 M50 -5 V5 M50 18 V24 C50 32 46 36 38 36 H32 M14 36 H-14 M-32 36 H-38 C-46 36 -50 32
        -50 24 V18 M-50 5 V-5
    rectangle.dashed.badge.record
      base rectangle.dashed
      fill O 0 0 15
    rectangle.split.2x2
      line R -52 -36 104 72 13 M0 -36 V36 M-52 0 H52
    rectangle.split.1x2
      line R -52 -36 104 72 13 M-52 0 H52
    rectangle.split.3x3
      line R -52 -38 104 76 13 M-17 -38 V38 M17 -38 V38 M-52 -13 H52 M-52 13 H52
    rectangle.split.3x1.fill
      fill R -56 -40 112 80 15
      cut M-19 -40 V40 M19 -40 V40
    rectangle.3.group.fill
      fill R -54 -42 108 84 15 R -40 -28 44 56 5 R 14 -28 26 23 5 R 14 5 26 23 5
    square.split.2x1
      line R -41 -41 82 82 17 M0 -41 V41
    square.split.1x2
      line R -41 -41 82 82 17 M-41 0 H41
    rectangle.lefthalf.filled
      fill M0 -36 H-38 C-46 -36 -50 -32 -50 -24 V24 C-50 32 -46 36 -38 36 H0 Z
      line R -50 -36 100 72 12
    rectangle.righthalf.filled
      fill M0 -36 H38 C46 -36 50 -32 50 -24 V24 C50 32 46 36 38 36 H0 Z
      line R -50 -36 100 72 12
    rectangle.inset.filled
      fill R -38 -24 76 48 4
      line R -50 -36 100 72 12
    rectangle.center.inset.filled
      fill R -24 -14 48 28 4
      line R -50 -36 100 72 12
    rectangle.bottomthird.inset.filled
      fill R -38 7 76 17 4
      line R -50 -36 100 72 12
    rectangle.leadinghalf.inset.filled
      fill R -38 -24 34 48 4
      line R -50 -36 100 72 12
    rectangle.leftthird.inset.filled
      fill R -38 -24 22 48 4
      line R -50 -36 100 72 12
    rectangle.inset.topright.filled
      fill R 4 -24 34 22 4
      line R -50 -36 100 72 12
    rectangle.inset.bottomright.filled
      fill R 4 2 34 22 4
      line R -50 -36 100 72 12
    rectangle.inset.bottomleft.filled
      fill R -38 2 34 22 4
      line R -50 -36 100 72 12
    circle.tophalf.filled
      fill M-46 0 C-46 -26 -26 -46 0 -46 C26 -46 46 -26 46 0 Z
      line O 0 0 46
    circle.bottomhalf.filled
      fill M-46 0 C-46 26 -26 46 0 46 C26 46 46 26 46 0 Z
      line O 0 0 46
    square.tophalf.filled
      fill M-41 0 V-24 C-41 -36 -36 -41 -24 -41 H24 C36 -41 41 -36 41 -24 V0 Z
      line R -41 -41 82 82 17
    square.bottomhalf.filled
      fill M-41 0 V24 C-41 36 -36 41 -24 41 H24 C36 41 41 36 41 24 V0 Z
      line R -41 -41 82 82 17
    rectangle.expand.vertical
      line R -50 -13 100 26 8 M0 -26 V-48 M-12 -38 L0 -49 L12 -38 M0 26 V48 M-12 38 L0 49 L12 38
    rectangle.compress.vertical
      line R -50 -10 100 20 7 M0 -50 V-24 M-12 -34 L0 -23 L12 -34 M0 50 V24 M-12 34 L0 23 L12 34
    square.stack.3d.up
      line M-40 -26 L-6 -44 C-2 -46 2 -46 6 -44 L40 -26 C44 -24 44 -20 40 -18 L6 0 C2 2 -2 2 -6 0
        L-40 -18 C-44 -20 -44 -24 -40 -26 Z M-44 0 C-44 2 -43 4 -40 5 L-6 23 C-2 25 2 25 6 23 L40 5
        C43 4 44 2 44 0 M-44 21 C-44 23 -43 25 -40 26 L-6 44 C-2 46 2 46 6 44 L40 26 C43 25 44 23 44
        21
    square.stack.3d.up.fill
      fill M-44 -28 L-7 -48 C-2 -50 2 -50 7 -48 L44 -28 C49 -25 49 -20 44 -17 L7 3 C2 5 -2 5 -7 3
        L-44 -17 C-49 -20 -49 -25 -44 -28 Z
      line M-44 3 L-6 23 C-2 25 2 25 6 23 L44 3 M-44 24 L-6 44 C-2 46 2 46 6 44 L44 24
    ellipsis.rectangle
      fill O -22 0 6 O 0 0 6 O 22 0 6
      line R -50 -36 100 72 12
    ellipsis.rectangle.fill
      fill R -54 -40 108 80 14 O -22 0 6.5 O 0 0 6.5 O 22 0 6.5
    pause.rectangle
      line R -50 -36 100 72 12 M-9 -14 V14 M9 -14 V14
    arrow.up.forward.app
      line R -41 -41 82 82 23 M-15 15 L15 -15 M-8 -16 H16 V8
    arrow.up.forward.app.fill
      fill R -45 -45 90 90 26
      cut M-15 15 L15 -15 M-8 -16 H16 V8
    app.dashed
      line M-41 -12 V-18 C-41 -33 -33 -41 -18 -41 H-12 M12 -41 H18 C33 -41 41 -33 41 -18 V-12 M41 12
        V18 C41 33 33 41 18 41 H12 M-12 41 H-18 C-33 41 -41 33 -41 18 V12
    questionmark.app.dashed
      base app.dashed
      line M-11 -11 C-11 -17 -6 -21 0 -21 C6 -21 11 -17 11 -11 C11 -4 0 -4 0 5 M0 17 V19
    menubar.rectangle
      line R -50 -38 100 76 13 M-49 -18 H49 M-34 -28 H-30 M-16 -28 H-12
    dock.rectangle
      fill R -28 13 56 14 4
      line R -50 -38 100 76 13
    pip
      fill R 0 0 40 28 6
      line R -50 -38 100 76 13
    clear
      line R -50 -36 100 72 12 M-15 -15 L15 15 M15 -15 L-15 15
    clear.fill
      fill R -54 -40 108 80 14
      cut M-15 -15 L15 15 M15 -15 L-15 15
    rectangle.portrait.and.arrow.right.fill
      fill M-28 -50 H4 C17 -50 22 -44 22 -32 V-8 H-12 C-23 -8 -23 8 -12 8 H22 V32 C22 44 17 50 4 50
        H-28 C-41 50 -46 44 -46 32 V-32 C-46 -44 -41 -50 -28 -50 Z
      line M-12 0 H48 M32 -17 L49 0 L32 17
    square.grid.3x2.fill
      fill R -54 -38 32 34 7 R -16 -38 32 34 7 R 22 -38 32 34 7 R -54 4 32 34 7 R -16 4 32 34 7 R 22
        4 32 34 7
    square.grid.3x1.below.line.grid.1x2
      line M-46 -36 H46 M-46 -14 H46 R -47 8 26 30 5 R -13 8 26 30 5 R 21 8 26 30 5
    slider.horizontal.below.rectangle
      line R -46 -42 92 44 10 M-46 27 H-20 M6 27 H46 O -7 27 11
    list.bullet.rectangle.fill mirrors
      fill R -54 -42 108 84 16 O -30 -17 5 O -30 0 5 O -30 17 5
      cut M-15 -17 H32 M-15 0 H32 M-15 17 H32
    list.bullet.rectangle.portrait 0.95 mirrors
      fill O -19 -22 4.4 O -19 0 4.4 O -19 22 4.4
      line R -37 -47 74 94 13 M-6 -22 H20 M-6 0 H20 M-6 22 H20
    list.bullet.rectangle.portrait.fill mirrors
      fill R -41 -51 82 102 15 O -20 -23 5 O -20 0 5 O -20 23 5
      cut M-6 -23 H21 M-6 0 H21 M-6 23 H21
    clipboard.fill
      fill M-18 -46 C-31 -46 -38 -41 -38 -31 V38 C-38 47 -33 51 -23 51 H23 C33 51 38 47 38 38 V-31
        C38 -41 31 -46 18 -46 C18 -35 15 -30 8 -30 H-8 C-15 -30 -18 -35 -18 -46 Z R -13 -53 26 15 5
    list.clipboard.fill
      base clipboard.fill
      fill O -18 -10 4.5 O -18 10 4.5 O -18 30 4.5
      cut M-5 -10 H20 M-5 10 H20 M-5 30 H20
    doc.on.doc.fill
      fill M-5 -25 H9 V-6 C9 2 13 6 21 6 H40 V38 C40 47 36 51 27 51 H-5 C-14 51 -18 47 -18 38 V-12
        C-18 -21 -14 -25 -5 -25 Z M17 -24 L39 -2 H22 C18 -2 17 -3 17 -6 Z M-26 29 C-36 29 -40 25 -40
        16 V-38 C-40 -47 -36 -51 -27 -51 H-8 C-4 -51 -1 -50 2 -47 L14 -33 H-8 C-20 -33 -26 -26 -26 -14
        Z
    arrow.up.doc.fill
      base doc.fill
      cut M0 32 V0 M-13 12 L0 -1 L13 12
    arrow.down.doc.fill
      base doc.fill
      cut M0 0 V32 M-13 20 L0 33 L13 20
    doc.richtext 0.85
      base doc
      fill R -19 -6 21 21 3
      line M10 -2 H17 M10 11 H17 M-17 24 H17 M-17 35 H4
    doc.viewfinder
      line M-44 -24 V-32 C-44 -40 -40 -44 -32 -44 H-24 M44 -24 V-32 C44 -40 40 -44 32 -44 H24 M-44
        24 V32 C-44 40 -40 44 -32 44 H-24 M44 24 V32 C44 40 40 44 32 44 H24 M-18 -18 C-18 -22 -16 -24
        -12 -24 H4 L18 -10 V18 C18 22 16 24 12 24 H-12 C-16 24 -18 22 -18 18 Z
    chart.bar.doc.horizontal 0.95
      base doc
      line M-17 0 H4 M-17 15 H16 M-17 30 H-4
    chart.bar.doc.horizontal.fill
      base doc.fill
      cut M-19 2 H4 M-19 18 H18 M-19 34 H-4
    record.circle.fill
      fill O 0 0 49.8 O 0 0 30 O 0 0 22
    circle.circle
      line O 0 0 46 O 0 0 27
    circle.circle.fill
      fill O 0 0 49.8
      cut O 0 0 27
    smallcircle.circle
      line O 0 0 46 O 0 0 14
    smallcircle.filled.circle.fill
      fill O 0 0 49.8 O 0 0 17
    dot.square
      fill O 0 0 10
      line R -41 -41 82 82 17
    dot.square.fill
      fill R -44.8 -44.8 89.6 89.6 20 O 0 0 11
    circlebadge
      line O 0 0 29
    circlebadge.fill
      fill O 0 0 33
    circle.grid.cross
      line O 0 -32 12 O 0 32 12 O -32 0 12 O 32 0 12
    circle.grid.cross.fill
      fill O 0 -34 16 O 0 34 16 O -34 0 16 O 34 0 16
    circle.hexagongrid
      line O 0 0 12 O 34 0 12 O 17 29.4 12 O -17 29.4 12 O -34 0 12 O -17 -29.4 12 O 17 -29.4 12
    pentagon
      line P 8 0 -47 48 -11 29 44 -29 44 -48 -11
    oval
      line E 0 0 50 34 0
    capsule.portrait
      line R -26 -46 52 92 26
    capsule.portrait.fill
      fill R -30 -50 60 100 30
    rhombus
      line P 6 0 -50 34 0 0 50 -34 0
    rhombus.fill
      fill P 8 0 -56 39 0 0 56 -39 0
    cylinder
      line E 0 -33 36 13 0 M-36 -33 V33 C-36 50 36 50 36 33 V-33
    cylinder.fill
      fill E 0 -36 40 14 0 M-40 -20 C-28 -8 28 -8 40 -20 V34 C40 53 -40 53 -40 34 Z
    line.diagonal
      line M-36 36 L36 -36
    shield.lefthalf.filled
      base shield
      fill M0 -48 C-10 -41 -22 -37 -34 -35 C-37 -34 -39 -32 -39 -28 V2 C-39 24 -22 39 0 48 Z
    shield.checkered
      base shield
      fill M0 -48 C-10 -41 -22 -37 -34 -35 C-37 -34 -39 -32 -39 -28 V0 H0 Z M0 0 H39 V2 C39 24 22 39
        0 48 Z
    """
}
