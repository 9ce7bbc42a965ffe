"""The behavior of the page with mouse and keyboard. Each check restores the files it changes."""

import os
import time

SEEN_CARDS_HAVE_PICTURES = """[...document.querySelectorAll('.card')].every((card) => {
      const box = card.getBoundingClientRect();
      return box.bottom < 0 || box.top > innerHeight || card.querySelector('img')?.naturalWidth > 1; })"""


def cards(page, files):
    page.open()
    page.expect("a group for each file", "document.querySelectorAll('.group').length === 5")
    page.expect("a picture on each visible card", SEEN_CARDS_HAVE_PICTURES)
    page.expect("cards far below the fold to request nothing",
                "innerWidth > 600 || [...document.querySelectorAll('.card')].at(-1).querySelector('img') === null", 1)
    page.click('.card[data-preview]')
    page.expect("a card to open its preview", "document.body.dataset.shows === 'single' && document.querySelector('.paper img')?.naturalWidth > 1")
    page.browser.value("history.back()")
    page.expect("the way back, with the previous pictures",
                "document.body.dataset.shows === 'grid' && document.querySelector('.card img')")


def cards_by_keys(page, files):
    page.open()
    page.focus('.card')
    page.expect("the focus to be visible", "document.activeElement.matches(':focus-visible')")
    page.press("Enter")
    page.expect("Enter to open a card", "document.body.dataset.shows === 'single'")
    first = page.text("h1")
    page.press("j")
    page.expect("j to show the next", f"document.querySelector('h1').textContent !== {first!r}")
    page.press("k")
    page.expect("k to show the previous", f"document.querySelector('h1').textContent === {first!r}")
    page.press("g")
    page.expect("g to show all", "document.body.dataset.shows === 'grid'")
    page.press("?")
    page.expect("? to list the keys", "$('help').open && document.querySelectorAll('#keys dt').length > 12")
    page.press("Escape")
    page.expect("Escape to close the list", "!$('help').open")


def sharpness(page, files):
    page.show("Card")
    sharp = """(() => { const image = document.querySelector('.paper img');
      return Math.abs(image.naturalWidth / image.getBoundingClientRect().width - devicePixelRatio) < 0.05; })()"""
    page.expect("a pixel of the picture for each pixel of the display", sharp)
    for key in ("+", "+", "-"):
        page.press(key)
        page.expect(f"a sharp picture after {key}", sharp)
    page.press("0")
    page.expect("0 to zoom to fit", "!location.hash.includes('zoom')")
    page.show("Screens", "zoom=0.61")
    page.expect("pixels of the picture to be pixels of the screen, also at the edges", page.stage("""(() => {
      const image = document.querySelector('.paper img');
      return stage.zoom === 0.61 && !stage.picture.isBusy
        && Math.abs(image.getBoundingClientRect().width * devicePixelRatio - image.naturalWidth) < 0.01; })()"""))


def settings(page, files):
    page.show("Card")
    is_narrow = page.browser.value("innerWidth < 1180")
    if is_narrow:
        page.click("#settings-button")
    before = page.browser.value(page.stage("stage.picture.shown.address"))
    page.click('[data-setting="appearance"][data-value="dark"]')
    page.expect("Dark to show another picture", page.stage(f"stage.picture.shown.address !== '{before}'"))
    page.expect("the address to include it", "location.hash.includes('appearance=dark')")
    height = page.view("entry.text === 'Flat white'")["frame"][3]
    for name, value in (("type", "accessibility2"), ("locale", "de"), ("scale", "3")):
        page.browser.value(f"""(() => {{ const select = document.querySelector('[data-setting="{name}"]');
          select.value = '{value}'; select.dispatchEvent(new Event('change')); }})()""")
    page.expect_view("a larger text", f"entry.text === 'Flat white' && entry.frame[3] > {height * 1.3}")
    page.click('[data-setting="direction"][data-value="rtl"]')
    page.expect_view("the text on the right", "entry.text === 'EUR' && entry.frame[0] < 100")
    page.browser.value("""(() => { const select = document.querySelector('[data-setting="device"]');
      select.value = 'iphone-16'; select.dispatchEvent(new Event('change')); })()""")
    page.expect("the device's size", page.stage("stage.picture.shown.size.width === 393 && stage.picture.shown.size.height === 852"))
    page.expect("the address to include all settings", "location.hash.includes('device=iphone-16') && location.hash.includes('type=accessibility2')")
    if is_narrow:
        page.press("Escape")
        page.expect("Escape to close the settings", "!document.body.hasAttribute('data-settings')")
    page.browser.value("document.activeElement.blur()")
    page.press("d")
    page.expect("d to show light", "location.hash.includes('appearance=light')")


def variants(page, files):
    page.show("Card")
    page.press("v")
    page.expect("a picture of each visible variant", """document.querySelectorAll('.variant').length === 16
      && [...document.querySelectorAll('.variant')].slice(0, 4).every((variant) => variant.querySelector('img')?.naturalWidth > 1)""")
    page.click('[data-axis="direction"]')
    page.expect("half of them without directions", "document.querySelectorAll('.variant').length === 8")
    page.click('[data-axis="direction"]')
    page.expect("pictures again", "[...document.querySelectorAll('.variant')].slice(0, 2).every((variant) => variant.querySelector('img')?.naturalWidth > 1)")
    page.click(".variants > .toolbar > button")
    wait_for_file(page, "variants")
    page.click(".variant")
    page.expect("a variant to open on its own", "document.body.dataset.shows === 'single' && location.hash.includes('type=small')")


def drag(page, files):
    page.show("Card")
    x, y = page.browser.box(".edge.right")
    width = page.browser.value(page.stage("stage.picture.shown.size.width"))
    page.browser.mouse("mouseMoved", x, y)
    page.browser.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
    for step in range(20):
        page.browser.mouse("mouseMoved", x - step * 4, y, buttons=1)
    page.expect("another picture while the mouse is down", page.stage(f"stage.picture.shown.size.width < {width} - 20"))
    page.browser.mouse("mouseReleased", x - 76, y, button="left", clickCount=1)
    page.expect("the newest size to win", page.stage("stage.picture.shown.size.width === Number($('size-width').value) && location.hash.includes('width=')"))
    page.expect("fewer requests than moves, and none left", page.stage("!stage.picture.isBusy"))
    page.expect("the previous pictures to be released", "window.testPictures.size === 1")
    page.expect_view("the views to be laid out at that size", "entry.text === 'EUR' && Math.abs(entry.frame[0] + entry.frame[2] + 32 - stage.picture.shown.size.width) < 1")
    page.click("#own-size")
    page.expect("the preview's own size", page.stage(f"stage.picture.shown.size.width === {width}"))
    page.focus(".edge.right")
    page.press("ArrowLeft", "ArrowLeft", "ArrowRight")
    page.expect("arrows to drag", page.stage(f"stage.picture.shown.size.width === {width} - 1"))
    page.focus("#size-height")
    page.browser.value("$('size-height').select()")
    page.browser.write("300")
    page.press("Enter")
    page.expect("a typed size to apply", page.stage("stage.picture.shown.size.height === 300"))


def ruler(page, files):
    page.show("Card")
    page.expect("marks where the layout changes", "document.querySelectorAll('.change').length > 0", 30)
    page.expect("marks not to overlap", """[...document.querySelectorAll('.change')].every((mark, index, all) => (
      index === 0 || mark.getBoundingClientRect().left - all[index - 1].getBoundingClientRect().left > 14))""")
    page.focus(".change")
    page.expect("an explanation of the change, by keyboard", "document.querySelector('.reason li')?.textContent.endsWith('.')")
    width = page.browser.value("Number(document.activeElement.dataset.width)")
    page.press("Enter")
    page.expect("Enter to show that width", page.stage(f"stage.picture.shown.size.width === {round(width)}"))


def inspect(page, files):
    page.show("Card")
    entry = page.view("entry.text === '4.20'")
    x, y = page.point(entry)
    page.browser.mouse("mouseMoved", x, y)
    page.expect("an outline with a name and a size", "document.querySelector('svg .hovered') && /Text.* × /.test($('pointed').textContent)")
    page.browser.click(x, y)
    page.expect("the view to be selected", f"location.hash.includes('view={entry['path']}')")
    page.expect("reasons for its width, height and position", "document.querySelectorAll('#explanation .reasons').length === 4")
    page.expect("its identifier", "document.querySelector('.view-heading code')?.textContent === 'price'")
    page.expect("the chain with proposals and responses", "[...document.querySelectorAll('.chain .step')].length > 3 && document.querySelector('.chain [aria-current] .answer').textContent.includes('×')")
    page.expect("its baseline", "document.querySelector('svg line.baseline.first')")
    for zoom in ("1.5", "3", "1"):
        page.browser.value(f"import('./model.js').then(({{ show }}) => show({{ zoom: {zoom} }}))")
        page.expect(f"labels not to cover text at zoom {zoom}", page.stage("""stage.picture.shown && !stage.picture.isBusy
          && document.querySelectorAll('svg .label rect').length > 0
          && [...document.querySelectorAll('svg .label rect')].every((rect) => {
            const box = rect.getBBox();
            return stage.views.entries.every(({ text, isModifier, frame: [x, y, width, height] }) => !text || isModifier
              || box.x + box.width <= x || x + width <= box.x || box.y + box.height <= y || y + height <= box.y); })"""))
    page.browser.value("import('./model.js').then(({ show }) => show({ zoom: 0 }))")
    page.expect("distances to its neighbors", "document.querySelectorAll('svg .distance.sibling').length >= 1")
    page.expect("rows not to extend beyond the tree", """[...document.querySelectorAll('#views .tree-row .size')].every((size) => (
      size.offsetParent === null || size.getBoundingClientRect().right <= document.querySelector('#views').getBoundingClientRect().right))""")
    page.expect("its row in the tree", "document.querySelector('#views [aria-selected=\"true\"]')?.textContent.includes('Text')")
    x, y = page.browser.box(".reasons button")
    page.browser.value("document.querySelector('.reasons button').scrollIntoView({ block: 'center' })")
    page.browser.mouse("mouseMoved", *page.browser.box(".reasons button"))
    page.expect("a sentence to outline its view", "document.querySelector('svg .named')")
    page.browser.value("document.querySelectorAll('.chain .step')[0].click()")
    page.expect("a step of the chain to be selected", "/&view=0(&|$)/.test(location.hash)")


def inspect_by_keys(page, files):
    page.show("Card")
    page.press("ArrowDown")
    page.expect("a first view", "location.hash.includes('&view=0')")
    row = "import('./stage.js').then(({ stage }) => import('./model.js').then(({ state }) => stage.views.row(state.view)))"
    for _ in range(12):
        if page.browser.value(f"{row}.then((row) => row.children.length === 0)"):
            break
        page.press("ArrowDown")
    page.press("ArrowUp", "ArrowDown")
    first = page.browser.value("location.hash")
    page.press("ArrowRight")
    page.expect("→ to go to a sibling", f"location.hash !== {first!r}")
    page.press("ArrowLeft")
    page.expect("← to go back", f"location.hash === {first!r}")
    page.press("ArrowUp")
    page.expect("↑ to go to the container", f"location.hash.length < {len(first)}")
    page.press("Escape")
    page.expect("Escape to clear the selection", "!location.hash.includes('&view=')")


def read_out(page, files):
    page.show("Order")
    if page.browser.value("getComputedStyle(document.querySelector('#tab-views')).display !== 'none'"):
        page.click("#tab-views")
    rows = "[...document.querySelectorAll('.read-out [data-row]')]"
    page.expect("what is said, in order", f"""{rows}.map((row) => row.textContent).slice(0, 3).join('|')
      === '1Ada. Text Field. Double tap to edit.|2Milk. Switch Button. On. Double tap to toggle setting.|3Cups: 1. Button.'""")
    count = page.browser.value(f"{rows}.length")
    page.expect("no row to be cut off", f"{rows}.every((row) => row.scrollWidth <= row.clientWidth + 1)")
    for number in range(1, count + 1):
        row = f".read-out [data-row='{number}']"
        page.browser.value(f"document.querySelector({row!r}).scrollIntoView({{ block: 'nearest' }})")
        page.browser.mouse("mouseMoved", *page.browser.box(row))
        page.expect(f"element {number} to be marked at its place", page.stage(f"""(() => {{
          const said = stage.views.entries.flatMap(({{ speech }}) => speech ?? []).find((element) => element.number === {number});
          const box = document.querySelector('svg .named')?.getBBox();
          return box && [box.x, box.y, box.width, box.height].every((value, side) => Math.abs(value - said.frame[side]) < 0.01);
        }})()"""))
    page.click(".read-out [data-row='3']")
    cups = page.view("entry.speech?.[0].number === 3")
    page.expect("its view to be selected", f"location.hash.includes('view={cups['path']}')")
    page.expect("its row to be selected", "document.querySelector('.read-out [aria-selected=\"true\"]')?.dataset.row === '3'")
    page.press("ArrowDown")
    page.expect("↓ to go to the next element", "document.activeElement.dataset.row === '4' && document.querySelector('svg .named')")
    page.press("Home", "Enter")
    page.expect("Enter to select an element", "document.querySelector('.read-out [aria-selected=\"true\"]')?.dataset.row === '1'")
    # A view within an element belongs to it.
    page.browser.value("document.querySelector('.paper').scrollIntoView()")
    page.click_view("entry.text === 'Milk'")
    page.expect("the element around a view", "document.querySelector('.read-out [aria-selected=\"true\"]')?.dataset.row === '2'")


def negotiation(page, files):
    page.show("Card")
    page.click_view("entry.text === '4.20'")
    page.press("n")
    page.expect("the tree to open at the view", """document.querySelector('#negotiation [aria-selected="true"]') !== null
      && /proposed/.test(document.querySelector('.matches').textContent)""")
    page.expect("proposals and responses", "[...document.querySelectorAll('#negotiation .exchange')].every((text) => text.textContent.includes('→'))")
    page.focus("#negotiation .tree-row")
    rows = page.browser.value("document.querySelectorAll('#negotiation .tree-row').length")
    page.press("Home", "ArrowLeft")
    page.expect("← to close a row", f"document.querySelectorAll('#negotiation .tree-row').length < {rows}")
    page.press("ArrowRight")
    page.expect("→ to open it", f"document.querySelectorAll('#negotiation .tree-row').length > 1")


def proposal(page, files):
    page.show("Card")
    page.click_view("entry.text === 'Flat white'")
    page.expect("the form", "document.querySelector('.proposal input')")
    page.expect("the reasons", "document.querySelectorAll('#explanation .reasons').length === 4")
    page.focus(".proposal input")
    page.browser.write("200")
    page.press("Enter")
    page.expect("the views that would change", "document.querySelectorAll('.proposal .result li').length > 1")
    page.expect("the picture to stay unchanged", page.stage("stage.picture.shown.size.width === 420"))


def effects(page, files):
    page.show("Card")
    page.click_view("entry.text === '4.20'")
    page.expect("a switch for modifiers with an effect", "document.querySelectorAll('.effect[aria-checked=true]').length > 0")
    before = page.view("entry.text === '4.20'")["frame"]
    page.browser.value("document.querySelectorAll('.effect').forEach((button) => { if (button.ariaLabel.startsWith('.padding')) window.padding = button; })")
    page.browser.value("window.padding.scrollIntoView({ block: 'center' }); window.padding.click()")
    page.expect_view("another position without it", f"entry.text === '4.20' && (Math.abs(entry.frame[0] - {before[0]}) > 1 || Math.abs(entry.frame[1] - {before[1]}) > 1)")
    page.expect("a list of the changes", "/Without \\.padding/.test(document.querySelector('.effects h3')?.textContent ?? '') && document.querySelectorAll('.effects .changes li').length > 0")
    page.expect("the switch to be off", "document.querySelector('.effect[aria-checked=false]') !== null")
    page.expect("the address to include it", "location.hash.includes('off=')")
    page.focus("#all-on")
    page.press("Enter")
    page.expect_view("everything to be restored", f"entry.text === '4.20' && Math.abs(entry.frame[0] - {before[0]}) < 0.01 && Math.abs(entry.frame[1] - {before[1]}) < 0.01")
    page.expect("the address to be restored", "!location.hash.includes('off=')")


def inherited(page, files):
    page.show("Card", "appearance=dark")
    page.click_view("entry.text === '4.20'")
    page.expect("values inherited from the preview", "[...document.querySelectorAll('.inherited dt')].some((name) => name.textContent === 'colorScheme')")
    page.expect("values set by enclosing views", "[...document.querySelectorAll('.inherited dd')].some((value) => /set (at|here)/.test(value.textContent))")


def presentations(page, files):
    page.show("Screens", "mode=use")
    page.click_view("entry.text === 'Sheet'")
    page.expect_view("the sheet over the view", "entry.type === 'sheet' && entry.frame[1] > 100")
    page.expect("its views in the tree", "[...document.querySelectorAll('#views .tree-row')].some((row) => row.textContent.includes('sheet'))")
    page.click_view("entry.text === 'Oat milk'")
    page.expect("a field to type in", "document.activeElement.matches('.question input')")
    page.expect("the field to match the picture", "getComputedStyle(document.activeElement).color === 'rgb(0, 0, 0)'")
    page.expect("its text to match the size below", page.stage("""Math.abs(parseFloat(document.activeElement.style.fontSize) - 17 * stage.zoom) < 2"""))
    page.expect_view("the view to have the focus", "entry.identifier === 'focus' && entry.text === 'Typing'")
    page.browser.write("Soy")
    page.expect_view("the typed text", "entry.text === 'Soy'")
    page.press("Enter")
    page.expect_view("the view to lose the focus", "entry.identifier === 'focus' && entry.text === 'Resting'")
    page.click_view("entry.text === 'Done'")
    page.expect_view("Done to close it", "entry.identifier === 'log' && entry.text === 'Sheet closed'")
    page.click_view("entry.text === 'Alert'")
    page.expect_view("the alert", "entry.text === 'Delete the note?'")
    page.click_view("entry.text === 'Delete'")
    page.expect_view("its button to act", "entry.text === 'Deleted'")
    page.expect_view("the alert to be gone", "!stage.views.entries.some((other) => other.text === 'Delete the note?')")
    page.click_view("entry.text === 'Dialog'")
    page.expect_view("the dialog with Cancel", "entry.text === 'Cancel'")
    page.click_view("entry.text === 'As a picture'")
    page.expect_view("its button to act", "entry.text === 'Shared'")
    page.click_view("entry.text === 'Menu'")
    page.expect_view("the menu", "entry.text === 'Copy'")
    page.click_view("entry.text === 'Copy'")
    page.expect_view("its row to act", "entry.text === 'Copied'")
    page.click_view("entry.text === 'Menu'")
    page.expect_view("the menu again", "entry.text === 'Copy'")
    page.click_view("entry.label === 'Dismiss'", 0.5, 0.95)
    page.expect_view("a press outside to close it", "!stage.views.entries.some((other) => other.text === 'Copy')")
    page.click_view("entry.text === 'Menu'")
    page.expect_view("the menu once more", "entry.text === 'More'")
    page.click_view("entry.text === 'More'")
    page.expect_view("the submenu", "entry.text === 'Duplicate'")
    page.expect_view("the menu behind it", "entry.text === 'Copy'")
    page.click_view("entry.text === 'Duplicate'")
    page.expect_view("its row to act", "entry.text === 'Duplicated'")
    page.expect_view("both menus to be gone", "!stage.views.entries.some((other) => other.text === 'Copy')")
    page.click_view("entry.text === 'Menu'")
    page.expect_view("the menu for a choice", "entry.text === 'More'")
    page.click_view("entry.text === 'More'")
    page.expect_view("the choices", "entry.text === 'By date'")
    page.click_view("entry.text === 'By date'")
    page.expect_view("the choice", "entry.text === 'Sorted by date'")
    page.click_view("entry.identifier === 'log'", button="right")
    page.expect_view("the menu of the text", "entry.text === 'Clear'")
    page.click_view("entry.text === 'Clear'")
    page.expect_view("its row to act", "entry.text === 'Cleared'")


def presentations_by_keys(page, files):
    page.show("Screens", "mode=use")
    page.focus(".control[aria-label*='Sheet']")
    page.browser.key("F10", shift=True)
    page.expect_view("the button's own menu", "entry.text === 'Larger'")
    page.press("Escape")
    page.expect_view("Escape to close it", "!stage.views.entries.some((other) => other.text === 'Larger')")
    page.focus(".control[aria-label*='Sheet']")
    page.press("Enter")
    page.expect_view("the sheet", "entry.type === 'sheet'")
    page.expect("nothing behind it to be reachable", "!document.querySelector(\".control[aria-label*='Alert']\") && document.querySelector('.control')")
    page.press("Escape")
    page.expect_view("Escape to close it", "entry.text === 'Sheet closed'")
    page.focus(".control[aria-label*='Details']")
    page.press("Enter")
    page.expect_view("the pushed screen", "entry.text === 'Say hello'")
    page.focus(".control[aria-label*='Screens']")
    page.press("Enter")
    page.expect_view("the way back", "entry.text === 'Sheet closed'")


def fitted(page, files):
    """Presentations of a preview that is as large as its view."""
    page.show("Fitted", "mode=use")
    size = page.browser.value(page.stage("stage.picture.shown.size"))
    page.click_view("entry.text === 'Choose'")
    page.expect_view("the menu", "entry.text === 'Copy'")
    page.expect("a screen around it", page.stage("stage.picture.shown.size.height === 852 && !stage.picture.isBusy"))
    page.click_view("entry.text === 'Copy'")
    page.expect_view("its row to act", "entry.text === 'Copied'")
    page.expect("the fitted size", page.stage(f"stage.picture.shown.size.height === {size['height']} && !stage.picture.isBusy"))
    page.click_view("entry.text === 'Open'")
    page.expect_view("the sheet", "entry.text === 'Inside'")
    page.press("Escape")
    page.expect_view("Escape to close it", "!stage.views.entries.some((other) => other.text === 'Inside')")


def declared(page, files):
    """The views are named as in the files."""
    page.show("Order")
    page.expect("the view in the tree", "[...document.querySelectorAll('#views .declared')].some((name) => name.textContent === 'Order')")
    page.expect("no private layouts of Galley", "!/FittedLayout|ControlLayout|window/.test($('views').textContent)")
    page.click_view("entry.text === 'Milk'")
    line = 1 + files.read("Order.swift")[:files.read("Order.swift").index("struct Order")].count("\n")
    page.expect("the place of the view in its file", f"document.querySelector('.view-heading .source-link')?.textContent === 'Order.swift:{line}'")
    page.expect("a link to the editor", f"document.querySelector('.view-heading .source-link').href.endsWith('/Order.swift:{line}') && document.querySelector('.view-heading .source-link').href.startsWith('vscode://file/')")
    page.expect("a link to the preview", "document.querySelector('.heading .source-link').href.startsWith('vscode://file/')")


def stops(page, files):
    """Keys reach each control once, even below the fold."""
    page.show("Order", "mode=use")
    names = "[...document.querySelectorAll('.control')].map((control) => control.ariaLabel)"
    page.expect("a stop for each control", f"{names}.length === 8")
    page.expect("a name for each that has a text", f"{names}.join() === 'Ada, text field,Milk, toggle,Cups: 1, button,slider,Size, picker,Day, date picker,Colour, color picker,Move, button'")
    page.show("Stops", "mode=use")
    for number in (0, 14, 29):
        page.focus(f".control[aria-label='Stop {number}, button']")
        page.expect_view("the focused control to be visible", f"entry.text === 'Stop {number}' && entry.frame[1] >= 0 && entry.frame[1] + entry.frame[3] <= 300")
    page.expect("the focus to stay", "document.activeElement.ariaLabel === 'Stop 29, button'")


def narrow(page, files):
    """The panels collapse before they squeeze the picture."""
    width, height = page.browser.value("[innerWidth, innerHeight]")
    is_dark = page.browser.value("matchMedia('(prefers-color-scheme: dark)').matches")
    page.show("Card")
    page.browser.window(900, 800, is_dark)
    page.expect("the picture to have the width of the page", "innerWidth === 900 && $('main').getBoundingClientRect().width > 840")
    page.expect("the inspector below", "$('panel').getBoundingClientRect().top >= $('main').getBoundingClientRect().bottom - 1")
    page.expect("nothing to scroll sideways", "document.documentElement.scrollWidth <= innerWidth")
    page.browser.window(width, height, is_dark)


def warned(page, files):
    """A warning about several previews is shown once, with their number."""
    page.open()
    whole = files.read("Card.swift")
    files.write("Card.swift", whole.replace('.font(.title3)', '.font(.custom("Intr", size: 20))'))
    page.expect("the warning once", "document.querySelectorAll('#shared li').length === 1 && /^2 previews.*did you mean “Inter”/.test($('shared').textContent)", 30)
    page.expect("no card to repeat it", "[...document.querySelectorAll('.message')].every((message) => !message.textContent.includes('Intr'))")
    files.write("Card.swift", whole)
    page.expect("no warning after the next save", "$('shared').hidden", 30)


def navigation(page, files):
    page.show("Screens", "mode=use")
    page.click_view("entry.text === 'Details'")
    page.expect_view("the pushed screen", "entry.text === 'Say hello'")
    page.click_view("entry.text === 'Say hello'")
    files.replace("Screens.swift", "Say hello", "Say goodbye")
    page.expect_view("the same screen after a save", "entry.text === 'Say goodbye'", 30)
    page.click_view("entry.text === 'Screens'")
    page.expect_view("the way back", "entry.text === 'Hello'")
    files.replace("Screens.swift", "Say goodbye", "Say hello")
    page.expect("the restored file", "document.querySelector('#status').dataset.kind === 'ready'", 30)


def use(page, files):
    page.show("Order", "mode=use")
    page.click_view("entry.identifier === 'cups'")
    page.expect_view("a press to count", "entry.text === 'Cups: 2'")
    old = page.view("entry.identifier === 'strength'")["text"]
    page.click_view("entry.control === 'slider'", 0.8)
    page.expect_view("the slider to move", f"entry.identifier === 'strength' && entry.text !== '{old}'")
    page.click_view("entry.control === 'textField'")
    page.expect("a field over the field", "document.activeElement.matches('.question input')")
    page.browser.write("Grace")
    page.expect_view("the typed text", "entry.text === 'Grace'")
    page.press("Enter")
    page.click_view("entry.control === 'picker'")
    page.expect("a menu of choices", "document.querySelectorAll('.question [role=menuitemradio]').length === 3")
    page.press("ArrowDown", "Enter")
    page.expect_view("the choice", "entry.text === 'Large'")
    page.click_view("entry.control === 'toggle'")
    before = page.browser.value(page.stage("stage.picture.shown.address"))
    page.click_view("entry.control === 'toggle'")
    page.expect("the toggle to be switched", page.stage(f"stage.picture.shown.address !== '{before}'"))
    page.click_view("entry.control === 'datePicker'")
    page.expect("a date to choose", "document.activeElement.matches('.question input[type=datetime-local]')")
    page.browser.value("""(() => { const input = document.querySelector('.question input');
      input.value = '2026-02-03T10:00'; input.dispatchEvent(new Event('change')); })()""")
    page.expect_view("the date", "/2026/.test(entry.text ?? '')")
    page.press("Escape")
    page.click_view("entry.control === 'colorPicker'")
    page.expect("a color to choose", "document.querySelector('.question input[type=color]')")
    page.press("Escape")
    page.click("#start-over")
    page.expect_view("the initial state", "entry.text === 'Cups: 1'")


def use_by_keys(page, files):
    page.show("Order")
    page.press("i")
    page.expect("i to use the view", "document.body.dataset.mode === 'use' && document.querySelector('.control')")
    page.focus(".control[aria-label*='Cups']")
    page.press("Enter")
    page.expect_view("Enter to press", "entry.text === 'Cups: 2'")
    page.expect("the focus to stay", "document.activeElement.matches('.control[aria-label*=\"Cups\"]')")
    page.press("Escape")
    page.expect("Escape to inspect again", "document.body.dataset.mode === 'inspect'")


def scrolling(page, files):
    page.show("Places", "mode=use")
    top = page.view("entry.text === 'Place 3'")["frame"][1]
    x, y = page.point(page.view("entry.text === 'Place 3'"))
    for _ in range(10):
        page.browser.mouse("mouseWheel", x, y, deltaX=0, deltaY=12)
    page.expect_view("the wheel to scroll the view", f"entry.text === 'Place 3' && entry.frame[1] <= {top} - 50")
    page.expect("one request at a time", page.stage("!stage.picture.isBusy"))
    low = page.view("entry.text === 'Place 3'")["frame"][1]
    page.press("ArrowUp")
    page.expect_view("the arrow keys to scroll", f"entry.text === 'Place 3' && entry.frame[1] > {low}")


def animation(page, files):
    page.show("Order", "mode=use")
    page.browser.value(page.stage("""{ window.widths = new Set(); const tell = () => {
      const bar = stage.views.entries.find((entry) => entry.identifier === 'bar');
      if (bar) window.widths.add(bar.frame[2]); requestAnimationFrame(tell); }; tell(); }""".replace("{ window", "(() => { window", 1) + ")()"))
    page.click_view("entry.text === 'Move'")
    page.expect_view("the end of the change", "entry.identifier === 'bar' && entry.frame[2] === 260")
    page.expect("moments in between", "window.widths.size > 2")
    page.click('[data-keep="apng"]')
    name = wait_for_file(page, "change")
    with open(name, "rb") as file:
        if b"acTL" not in file.read():
            raise AssertionError("expected the change as an animated PNG")


def keep(page, files):
    page.show("Card")
    for kind, start in (("png", b"\x89PNG"), ("svg", b"<svg "), ("pdf", b"%PDF-")):
        page.click(f'[data-keep="{kind}"]')
        with open(wait_for_file(page, "Card", kind), "rb") as file:
            if not file.read().startswith(start):
                raise AssertionError(f"expected {kind} of the picture")


def golden(page, files):
    page.show("Card")
    page.click('[data-keep="golden"]')
    page.expect("a report of the recording", "/^Recorded |^Updated |already matches its golden/.test($('spoken').textContent)", 20)
    found = [name for _, _, names in os.walk(files.snapshots) for name in names]
    if not any(name.endswith(".png") for name in found) or not any(name.endswith(".layout.txt") for name in found):
        raise AssertionError(f"expected a golden's picture and layout in {files.snapshots}, not {found}")
    page.browser.value("document.activeElement.blur()")
    page.expect("the button to be reset", "document.querySelector('[data-keep=golden]').textContent === 'Golden'")
    page.click('[data-keep="golden"]')
    page.expect("a report that it is unchanged", "/already matches its golden/.test($('spoken').textContent)", 20)
    page.expect("no mark on a preview that matches its golden", "document.querySelector('.heading .golden-mark').hidden")
    files.replace("Card.swift", "Flat white", "Flat whites")
    page.expect("a mark on a preview that differs", "!document.querySelector('.heading .golden-mark').hidden", 30)
    page.open()
    card = f".golden-mark[data-golden='{page.id('Card')}']"
    page.expect("its card to be marked", f"document.querySelector({card!r})?.textContent === 'Differs from its golden'", 20)
    page.expect("no mark on cards without a golden", "document.querySelectorAll('.golden-mark:not([hidden])').length === 1")
    page.focus(card)
    page.browser.open(page.browser.value(f"document.querySelector({card!r}).href"))
    page.expect("both pictures and their differences", "document.body.textContent.includes('Flat whites') && document.querySelectorAll('img').length >= 2", 20)
    files.replace("Card.swift", "Flat whites", "Flat white")
    page.open()
    page.expect("the mark to disappear", f"document.querySelector({card!r})?.hidden && document.querySelector('.card img')", 30)


def wait_for_file(page, word, kind="png"):
    end = time.monotonic() + 10
    while time.monotonic() < end:
        for name in os.listdir(page.browser.downloads):
            path = os.path.join(page.browser.downloads, name)
            # Chromium creates an empty file first, then renames the complete one over it.
            if word in name and name.endswith(f".{kind}") and os.path.getsize(path) > 0:
                taken = os.path.join(page.browser.downloads, f"taken-{time.monotonic()}")
                os.rename(path, taken)
                return taken
        time.sleep(0.05)
    raise AssertionError(f"expected a file named {word}")


ALL = [
    cards, cards_by_keys, sharpness, settings, variants, drag, ruler, inspect, inspect_by_keys, read_out, negotiation,
    proposal, effects, inherited, use, use_by_keys, stops, declared, fitted, narrow, warned, presentations, presentations_by_keys, navigation, scrolling,
    animation, keep, golden,
]
