extension SymbolTable {
  /// Charts, shapes, signs, lists, arrows, time, health and crafts.
  static let marksAndCharts = """
    chart.bar.fill
      fill R -46 2 24 40 5 R -12 -18 24 60 5 R 22 -42 24 84 5
    chart.bar
      line R -44 4 20 36 4 R -10 -16 20 56 4 R 24 -40 20 80 4
    chart.pie.fill
      fill M-5 -44 V-2 C-5 3 -2 5 3 5 H45 C44 30 24 49 -2 49 C-29 49 -50 28 -50 1 C-50 -24 -30 -43
        -5 -44 Z M6 -51 C30 -50 50 -30 51 -6 H12 C8 -6 6 -8 6 -12 Z
    chart.pie
      line M-4 -40 C-28 -39 -46 -20 -46 3 C-46 27 -27 46 -3 46 C20 46 39 28 40 4 H4 C-1 4 -4 1 -4
        -4 Z M10 -46 C30 -45 45 -30 46 -10 H14 C11 -10 10 -11 10 -14 Z
    chart.line.uptrend.xyaxis
      line M-46 -42 V34 C-46 39 -43 42 -38 42 H46 M-30 22 L-8 -4 L8 10 L38 -26 M22 -29 L39 -28 L38
        -11
    chart.xyaxis.line
      line M-46 -42 V34 C-46 39 -43 42 -38 42 H46 M-28 12 L-10 -10 L8 8 L40 -28
    rectangle
      line R -50 -36 100 72 12
    rectangle.fill
      fill R -54 -40 108 80 14
    rectangle.portrait
      line R -36 -50 72 100 12
    rectangle.portrait.fill
      fill R -40 -54 80 108 14
    capsule
      line R -52 -28 104 56 28
    capsule.fill
      fill R -56 -32 112 64 32
    oval.fill
      fill E 0 0 56 38 0
    diamond
      line P 8 0 -50 50 0 0 50 -50 0
    diamond.fill
      fill P 10 0 -57 57 0 0 57 -57 0
    hexagon
      line P 9 -25 -44 25 -44 50 0 25 44 -25 44 -50 0
    hexagon.fill
      fill P 11 -28 -49 28 -49 56 0 28 49 -28 49 -56 0
    pentagon.fill
      fill P 10 0 -54 54 -14 33 48 -33 48 -54 -14
    octagon
      line P 8 -19 -46 19 -46 46 -19 46 19 19 46 -19 46 -46 19 -46 -19
    octagon.fill
      fill P 9 -21 -51 21 -51 51 -21 51 21 21 51 -21 51 -51 21 -51 -21
    app.fill
      fill R -46 -46 92 92 25
    app
      line R -42 -42 84 84 22
    seal
      line P 5 0 -47 12 -37 23.5 -40.7 28 -29 40.7 -23.5 37 -12 47 0 37 12 40.7 23.5 28 29 23.5
        40.7 12 37 0 47 -12 37 -23.5 40.7 -28 29 -40.7 23.5 -37 12 -47 0 -37 -12 -40.7 -23.5
        -28 -29 -23.5 -40.7 -12 -37
    seal.fill
      fill P 6 0 -54 13 -43 27 -47 32 -33 47 -27 43 -13 54 0 43 13 47 27 32 33 27 47 13 43 0 54
        -13 43 -27 47 -32 33 -47 27 -43 13 -54 0 -43 -13 -47 -27 -32 -33 -27 -47 -13 -43
    checkmark.seal
      base seal
      line M-17 2 L-5 16 L17 -15
    checkmark.seal.fill
      base seal.fill
      cut M-19 2 L-6 17 L19 -16
    circle.lefthalf.filled
      fill M0 -46 C-26 -46 -46 -26 -46 0 C-46 26 -26 46 0 46 Z
      line O 0 0 46
    circle.righthalf.filled
      fill M0 -46 C26 -46 46 -26 46 0 C46 26 26 46 0 46 Z
      line O 0 0 46
    square.lefthalf.filled
      fill M0 -41 H-24 C-36 -41 -41 -36 -41 -24 V24 C-41 36 -36 41 -24 41 H0 Z
      line R -41 -41 82 82 17
    square.righthalf.filled
      fill M0 -41 H24 C36 -41 41 -36 41 -24 V24 C41 36 36 41 24 41 H0 Z
      line R -41 -41 82 82 17
    star.leadinghalf.filled mirrors
      fill M0 -47 V25.5 L-29 43 L-21.4 10 L-47 -12.5 L-13.2 -15.2 Z
      line P 3 0 -47 13.2 -15.2 47.6 -12.5 21.4 10 29.4 43.5 0 25.5 -29.4 43.5 -21.4 10 -47.6
        -12.5 -13.2 -15.2
    smallcircle.filled.circle
      fill O 0 0 17
      line O 0 0 46
    largecircle.fill.circle
      fill O 0 0 31
      line O 0 0 46
    record.circle
      fill O 0 0 31
      line O 0 0 46
    circle.dashed
      line M0 -46 C8 -46 15 -44 21 -41 M34.5 -30.5 C40 -24 44 -16 45.6 -7 M45 9 C43.5 17 40 24 35
        30 M23 40 C16 44 8 46 0 46 M-16 43 C-23.5 40 -30 36 -35 30 M-42.5 17.5 C-45 11 -46 5
        -46 -2 M-43 -17 C-40 -24 -35.5 -30 -30 -35 M-18 -42.5 C-14 -44.3 -9 -45.5 -4 -46
    square.dashed
      line M-41 -22 V-24 C-41 -36 -36 -41 -24 -41 H-20 M-8 -41 H8 M20 -41 H24 C36 -41 41 -36 41 -24
        V-20 M41 -8 V8 M41 20 V24 C41 36 36 41 24 41 H20 M8 41 H-8 M-20 41 H-24 C-36 41 -41 36 -41
        24 V20 M-41 8 V-8
    plus.square.dashed
      base square.dashed
      line M-20 0 H20 M0 -20 V20
    target
      fill O 0 0 9
      line O 0 0 46 O 0 0 26
    scope
      line O 0 0 36 M0 -50 V-22 M0 22 V50 M-50 0 H-22 M22 0 H50
    power
      line M0 -48 V-6 M-23 -32 C-34 -25 -41 -13 -41 1 C-41 24 -23 42 0 42 C23 42 41 24 41 1 C41
        -13 34 -25 23 -32
    at
      line M17 -16 V6 C17 17 23 20 29 20 C39 20 46 12 46 -1 C46 -27 27 -46 0 -46 C-26 -46 -46 -26
        -46 0 C-46 26 -26 46 0 46 C12 46 22 43 30 38 O -1 1 18
    number
      line M-14 -42 L-24 42 M24 -42 L14 42 M-38 -15 H42 M-42 15 H38
    percent
      line M32 -36 L-32 36 O -26 -24 14 O 26 24 14
    dollarsign
      line M24 -20 C22 -30 13 -36 0 -36 C-14 -36 -24 -29 -24 -18 C-24 6 25 -8 25 18 C25 29 15 36 0
        36 C-14 36 -24 30 -26 19 M0 -48 V48
    eurosign
      line M30 -28 C24 -35 16 -38 8 -38 C-12 -38 -24 -22 -24 0 C-24 22 -12 38 8 38 C16 38 24 35 30
        28 M-38 -9 H14 M-38 9 H10
    sum
      line M30 -30 V-40 H-30 L6 0 L-30 40 H30 V30
    function
      line M18 -38 C12 -44 0 -44 -3 -31 L-14 34 C-17 46 -28 46 -34 40 M-22 -10 H10 M12 4 L36 34
        M36 4 L12 34
    equal 1.15
      line M-36 -15 H36 M-36 15 H36
    multiply 1.15
      line M-31 -31 L31 31 M31 -31 L-31 31
    divide 1.15
      fill O 0 -28 7 O 0 28 7
      line M-38 0 H38
    list.number 0.85 mirrors
      line M-44 -38 L-38 -41 V-23 M-46 -4 C-45 -9 -34 -9 -34 -3 C-34 2 -46 6 -46 10 H-33 M-46 25
        H-34 L-41 32 C-35 31 -33 35 -33 38 C-33 44 -43 45 -46 41 M-18 -32 H46 M-18 2 H46 M-18
        35 H46
    list.dash mirrors
      line M-47 -25 H-38 M-47 0 H-38 M-47 25 H-38 M-23 -25 H46 M-23 0 H46 M-23 25 H46
    list.bullet.rectangle 0.95 mirrors
      fill O -30 -16 4.4 O -30 0 4.4 O -30 16 4.4
      line R -50 -38 100 76 14 M-16 -16 H32 M-16 0 H32 M-16 16 H32
    list.clipboard 0.9
      base clipboard
      fill O -17 -12 3.6 O -17 8 3.6 O -17 28 3.6
      line M-6 -12 H18 M-6 8 H18 M-6 28 H18
    text.alignleft
      line M-43 -30 H43 M-43 -10 H13 M-43 10 H43 M-43 30 H13
    text.aligncenter
      line M-43 -30 H43 M-26 -10 H26 M-43 10 H43 M-26 30 H26
    text.alignright
      line M-43 -30 H43 M-13 -10 H43 M-43 10 H43 M-13 30 H43
    tablecells 0.9
      line R -48 -38 96 76 12 M-47 -13 H47 M-47 12 H47 M-16 -37 V37 M16 -37 V37
    sidebar.left 0.95
      line R -50 -38 100 76 14 M-16 -37 V37 M-37 -20 H-29 M-37 -6 H-29 M-37 8 H-29
    sidebar.right 0.95
      line R -50 -38 100 76 14 M16 -37 V37 M37 -20 H29 M37 -6 H29 M37 8 H29
    rectangle.stack
      line R -44 -16 88 58 12 M-36 -30 H36 M-27 -43 H27
    rectangle.stack.fill
      fill R -48 -20 96 66 14
      line M-36 -32 H36 M-27 -45 H27
    square.stack
      line R -38 -16 76 64 13 M-31 -31 H31 M-24 -45 H24
    square.stack.fill
      fill R -42 -20 84 72 15
      line M-31 -33 H31 M-24 -47 H24
    square.on.square
      line R -22 -22 66 66 14 M-34 26 C-40 25 -44 21 -44 14 V-30 C-44 -39 -39 -44 -30 -44 H14 C21
        -44 25 -40 26 -34
    square.and.arrow.down
      line M-13 -16 H-22 C-32 -16 -36 -12 -36 -2 V33 C-36 43 -32 47 -22 47 H22 C32 47 36 43 36 33
        V-2 C36 -12 32 -16 22 -16 H13 M0 -50 V16 M-18 -2 L0 17 L18 -2
    rectangle.portrait.and.arrow.right
      line M18 24 V32 C18 42 14 46 4 46 H-28 C-38 46 -42 42 -42 32 V-32 C-42 -42 -38 -46 -28 -46
        H4 C14 -46 18 -42 18 -32 V-24 M-12 0 H48 M32 -17 L49 0 L32 17
    arrow.up.right 1.15
      line M-30 30 L30 -30 M-16 -31 H31 V16
    arrow.up.left 1.15
      line M30 30 L-30 -30 M16 -31 H-31 V16
    arrow.down.right 1.15
      line M-30 -30 L30 30 M-16 31 H31 V-16
    arrow.left.arrow.right
      line M-42 -18 H42 M24 -36 L43 -18 L24 0 M42 18 H-42 M-24 0 L-43 18 L-24 36
    arrow.up.arrow.down
      line M-18 42 V-42 M-36 -24 L-18 -43 L0 -24 M18 -42 V42 M0 24 L18 43 L36 24
    arrow.counterclockwise
      fill P 4 3 -53 3 -13 -27 -33
      line M-33.5 -11.6 C-35.8 -6.7 -37 -1.4 -37 4 C-37 24.4 -20.4 41 0 41 C20.4 41 37 24.4 37 4
        C37 -16.4 20.4 -33 0 -33
    arrow.uturn.backward mirrors
      line M-40 -14 H14 C31 -14 42 -4 42 10 C42 24 31 34 14 34 H-10 M-20 -36 L-42 -14 L-20 8
    arrow.uturn.left
      line M-40 -14 H14 C31 -14 42 -4 42 10 C42 24 31 34 14 34 H-10 M-20 -36 L-42 -14 L-20 8
    arrow.triangle.2.circlepath
      fill P 4 46 -30 46 3 20 -15 P 4 -46 30 -46 -3 -20 15
      line M34 -14 C28 -28 15 -37 0 -37 C-20 -37 -35 -23 -38 -5 M-34 14 C-28 28 -15 37 0 37 C20 37
        35 23 38 5
    arrow.down.to.line
      line M0 -46 V26 M-25 3 L0 28 L25 3 M-34 44 H34
    arrow.up.left.and.arrow.down.right 1.1
      line M42 42 L9 9 M14 42 H42 V14 M-42 -42 L-9 -9 M-14 -42 H-42 V-14
    arrow.down.right.and.arrow.up.left 1.1
      line M9 9 L42 42 M36 9 H9 V36 M-9 -9 L-42 -42 M-36 -9 H-9 V-36
    chevron.left.2 1.15
      line M0 -33 L-34 0 L0 33 M34 -33 L0 0 L34 33
    chevron.right.2 1.15
      line M0 -33 L34 0 L0 33 M-34 -33 L0 0 L-34 33
    timer
      line O 0 4 42 M0 4 L-16 -18 M0 -38 V-26 M-10 -48 H10
    alarm
      line O 0 4 38 M0 -18 V4 L14 12 M-24 38 L-32 46 M24 38 L32 46 M-46 -24 C-46 -34 -38 -42 -28
        -42 M46 -24 C46 -34 38 -42 28 -42
    alarm.fill
      fill O 0 4 41 M-52 -22 C-54 -36 -42 -48 -27 -47 C-34 -43 -46 -33 -52 -22 Z M52 -22 C54 -36
        42 -48 27 -47 C34 -43 46 -33 52 -22 Z
      line M-28 42 L-34 48 M28 42 L34 48
      cut M0 -18 V4 L14 12
    stopwatch
      line O 0 6 40 M0 -18 V6 M-9 -48 H9 M0 -48 V-34 M33 -30 L38 -35
    hourglass
      line M-30 -46 H30 M-30 46 H30 M-23 -46 V-32 C-23 -16 -6 -10 -6 0 C-6 10 -23 16 -23 32 V46
        M23 -46 V-32 C23 -16 6 -10 6 0 C6 10 23 16 23 32 V46
    cross.case.fill 1.5
      fill M-18 -30 V-35 C-18 -42 -14 -46 -7 -46 H7 C14 -46 18 -42 18 -35 V-30 H41 C49 -30 54 -25
        54 -17 V29 C54 37 49 42 41 42 H-41 C-49 42 -54 37 -54 29 V-17 C-54 -25 -49 -30 -41 -30
        Z M-10 -30 H10 V-34 C10 -37 9 -38 6 -38 H-6 C-9 -38 -10 -37 -10 -34 Z
      cut M0 -14 V26 M-20 6 H20
    waveform.path.ecg
      line M-50 2 H-28 L-18 -14 L-6 34 L10 -40 L22 16 L29 2 H50
    dumbbell.fill
      fill R -56 -12 8 24 3 R -44 -28 15 56 5 R 29 -28 15 56 5 R 48 -12 8 24 3 R -27 -5 54 10 2
    paintbrush.fill
      fill M46 -46 C50 -42 50 -37 46 -32 L10 12 C7 9 -4 -2 -7 -5 L34 -46 C38 -50 42 -50 46 -46 Z
        M-12 0 C-4 3 5 11 8 17 C8 34 -4 46 -24 46 C-34 46 -43 43 -48 39 C-50 37 -49 35 -46 35
        C-38 34 -36 30 -34 22 C-32 10 -24 0 -12 0 Z
    paintpalette.fill
      fill M0 -46 C28 -46 50 -28 50 -5 C50 14 36 18 22 17 C10 16 4 22 9 31 C13 39 8 45 0 45 C-28
        45 -50 25 -50 0 C-50 -25 -28 -46 0 -46 Z O -24 -14 7 O -3 -27 7 O 21 -20 7 O -27 11 7
    eyedropper
      line M8 -12 L-30 26 L-36 42 L-20 36 L18 -2 M0 -20 L26 6 M10 -10 L28 -30 C32 -34 40 -34 44
        -30 C48 -26 46 -18 42 -14 L22 4
    scissors
      line O -30 24 14 O -30 -24 14 M-18 -16 L46 28 M-18 16 L46 -28
    wand.and.stars 1.5
      fill M26 -46 C27 -36 30 -33 40 -32 C30 -31 27 -28 26 -18 C25 -28 22 -31 12 -32 C22 -33 25
        -36 26 -46 Z M42 -8 C43 -2 44 0 50 1 C44 2 43 4 42 10 C41 4 40 2 34 1 C40 0 41 -2 42 -8
        Z M-4 -48 C-3 -42 -2 -41 4 -40 C-2 -39 -3 -37 -4 -32 C-5 -37 -6 -39 -12 -40 C-6 -41 -5
        -42 -4 -48 Z
      line M-44 42 L14 -16
    ruler 0.95
      line M-40 12 L12 -40 C15 -43 18 -43 21 -40 L40 -21 C43 -18 43 -15 40 -12 L-12 40 C-15 43 -18
        43 -21 40 L-40 21 C-43 18 -43 15 -40 12 Z M-24 -4 L-15 5 M-10 -18 L2 -6 M4 -32 L13 -23
    pencil.tip 0.95
      line M0 -48 C8 -28 24 -12 24 10 V44 H-24 V10 C-24 -12 -8 -28 0 -48 Z M0 -46 V4 M-24 26 H24 O
        0 10 6
    highlighter
      line M-14 14 L-14 2 L30 -42 L46 -26 L2 18 L-10 18 Z M-14 14 L-24 24 H-8 L-2 18 M-44 42 H44
    crop
      line M-24 -48 V24 H48 M-48 -24 H24 V48
    ladybug.fill 0.9
      fill M-34 -6 C-32 -22 -20 -32 0 -32 C20 -32 32 -22 34 -6 L2 -6 C0 -6 -1 -6 -2 -6 Z M-35 0
        H-3 V48 C-22 47 -36 30 -36 8 Z M35 0 H3 V48 C22 47 36 30 36 8 Z O -20 14 6 O 20 14 6 O
        -14 33 4.5 O 14 33 4.5
      line M-14 -34 L-22 -46 M14 -34 L22 -46 M-38 6 H-50 M38 6 H50 M-37 -10 L-46 -18 M37 -10 L46
        -18 M-34 24 L-45 32 M34 24 L45 32
    tree.fill
      fill M0 -52 C4 -52 6 -49 9 -45 L24 -22 C27 -18 25 -14 21 -14 H19 L34 9 C37 14 35 18 30 18 H6
        V46 C6 49 5 50 2 50 H-2 C-5 50 -6 49 -6 46 V18 H-30 C-35 18 -37 14 -34 9 L-19 -14 H-21
        C-25 -14 -27 -18 -24 -22 L-9 -45 C-6 -49 -4 -52 0 -52 Z
    carrot.fill
      fill M-46 46 C-50 42 -42 10 -28 -10 C-20 -22 -6 -26 6 -18 C20 -8 22 6 10 18 C-6 34 -42 50
        -46 46 Z
      line M12 -20 C8 -32 12 -42 20 -48 M14 -16 C22 -30 32 -36 44 -36 M18 -12 C30 -14 40 -12 48 -4
      cut M-20 -2 L-8 8 M-30 18 L-20 26
    basketball.fill 0.8
      fill O 0 0 49.8
      cut M-50 0 H50 M0 -50 V50 M-36 -36 C-16 -20 -16 20 -36 36 M36 -36 C16 -20 16 20 36 36
    ticket.fill
      fill M-42 -32 H42 C49 -32 53 -28 53 -21 V-13 C45 -12 40 -7 40 0 C40 7 45 12 53 13 V21 C53 28
        49 32 42 32 H-42 C-49 32 -53 28 -53 21 V13 C-45 12 -40 7 -40 0 C-40 -7 -45 -12 -53 -13
        V-21 C-53 -28 -49 -32 -42 -32 Z
      cut M14 -20 V-16 M14 -2 V2 M14 16 V20
    puzzlepiece.fill
      fill M-14 -28 C-18 -32 -19 -36 -19 -40 C-19 -47 -13 -52 -6 -52 C1 -52 7 -47 7 -40 C7 -36 6
        -32 2 -28 H22 C28 -28 32 -24 32 -18 V0 C36 -4 39 -5 43 -5 C50 -5 55 1 55 8 C55 15 50 21
        43 21 C39 21 36 20 32 16 V36 C32 42 28 46 22 46 H2 C6 42 7 39 7 36 C7 29 1 24 -6 24
        C-13 24 -19 29 -19 36 C-19 39 -18 42 -14 46 H-36 C-42 46 -46 42 -46 36 V-18 C-46 -24
        -42 -28 -36 -28 Z
    cross.fill
      fill P 6 -15 -46 15 -46 15 -15 46 -15 46 15 15 15 15 46 -15 46 -15 15 -46 15 -46 -15 -15 -15
    cross
      line P 5 -13 -42 13 -42 13 -13 42 -13 42 13 13 13 13 42 -13 42 -13 13 -42 13 -42 -13 -13 -13
    """
}
