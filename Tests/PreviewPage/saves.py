"""The behavior of the page when files change and when something fails."""

import http.client
import os
import signal
import subprocess
import time

from browser import Browser
from page import Page
from server import Files, Server

PICTURE = "document.querySelector('.paper img')?.naturalWidth > 1"


def save(page, files):
    page.show("Card", "width=333&height=222&zoom=1.5")
    page.click_view("entry.text === 'Flat white'")
    page.browser.value("document.querySelector('#stage .scroller').scrollTop = 30")
    scrolled = page.browser.value("document.querySelector('#stage .scroller').scrollTop")
    files.replace("Card.swift", "Flat white", "Cortado")
    page.expect_view("the new text", "entry.text === 'Cortado'", 30)
    page.expect("the same view to be selected", page.stage("document.querySelector('#views [aria-selected=\"true\"]').textContent.includes('Cortado')"))
    page.expect("size, zoom and scrolling to stay", f"""/width=333&height=222/.test(location.hash) && location.hash.includes('zoom=1.5')
      && document.querySelector('#stage .scroller').scrollTop === {scrolled}""")
    page.expect("the time it took", r"/^[\d.]+ m?s$/.test($('status').textContent)")
    files.replace("Card.swift", "Cortado", "Flat white")
    page.expect_view("the old text again", "entry.text === 'Flat white'", 30)


def state(page, files):
    page.show("Order", "mode=use")
    page.click_view("entry.identifier === 'cups'")
    page.expect_view("a press to count", "entry.text === 'Cups: 2'")
    page.click_view("entry.identifier === 'cups'")
    page.expect_view("another", "entry.text === 'Cups: 3'")
    # Adding lines above the preview moves it within its file.
    files.replace("Order.swift", 'Toggle("Milk"', '\n      Toggle("Oat milk"')
    page.expect_view("the new text", "entry.text === 'Oat milk'", 30)
    page.expect_view("the state to survive", "entry.text === 'Cups: 3'", 1)
    page.press("j", "k")
    page.expect_view("the state to be kept when returning", "entry.text === 'Cups: 3'")
    files.replace("Order.swift", '\n      Toggle("Oat milk"', 'Toggle("Milk"')
    page.expect_view("the old text", "entry.text === 'Milk'", 30)


def errors(page, files):
    page.show("Card")
    files.replace("Card.swift", "Divider()", "Divder()")
    page.expect("the error with its line", "/^Card\\.swift:\\d+:\\d+/.test($('problems').querySelector('code')?.textContent) && $('problems').textContent.includes('Divder')", 30)
    page.expect("the old picture to stay", PICTURE, 1)
    page.expect_view("the old views too", "entry.text === 'Flat white'", 1)
    page.browser.value("$('problems').querySelector('button').click()")
    page.expect("the list to fold", "$('problems').querySelector('li') === null && $('problems').querySelector('button').textContent === 'Show'")
    page.browser.value("$('problems').querySelector('button').click()")
    files.replace("Card.swift", "Divder()", "Divider()")
    page.expect("the error to disappear", "$('problems').hidden", 30)


def half_saved(page, files):
    page.show("Card")
    whole = files.read("Card.swift")
    for part in (0.3, 0.6, 0.9):
        with open(files.path("Card.swift"), "w") as file:
            file.write(whole[: int(len(whole) * part)])
        time.sleep(0.05)
    for count in range(25):
        files.write("Card.swift", whole.replace("Flat white", f"Coffee {count}"))
        time.sleep(0.02)
    page.expect_view("the last of many saves", "entry.text === 'Coffee 24'", 60)
    files.write("Card.swift", whole)
    page.expect_view("the restored file", "entry.text === 'Flat white'", 30)


def gone(page, files):
    page.show("Grid")
    whole = files.read("Grid.swift")
    os.remove(files.path("Grid.swift"))
    page.expect("the page to say that the preview is gone", "/No preview named/.test($('main').textContent)", 30)
    files.write("Grid.swift", whole)
    page.expect("the preview when it is back", PICTURE, 30)


def renamed(page, files):
    page.show("Grid")
    os.rename(files.path("Grid.swift"), files.path("Net.swift"))
    page.expect("the page to say that the preview is gone", "/No preview named/.test($('main').textContent)", 30)
    page.open()
    page.expect("the preview under the new file name", "[...document.querySelectorAll('.group')].some((group) => /Net/.test(group.textContent))", 30)
    os.rename(files.path("Net.swift"), files.path("Grid.swift"))
    page.open()
    page.expect("the preview under its old name", "[...document.querySelectorAll('.group')].some((group) => /Grid/.test(group.textContent))", 30)
    page.show("Grid")


def long_broken(page, files):
    """Saves that do not compile, several in a row."""
    page.show("Card")
    files.replace("Card.swift", "Divider()", "Divder(0)")
    page.expect("the first error", "$('problems').textContent.includes('Divder')", 30)
    for number in range(1, 6):
        files.replace("Card.swift", f"Divder({number - 1})", f"Divder({number})")
        page.expect("the picture to stay", PICTURE, 1)
        time.sleep(0.3)
    page.press("+")
    page.expect("the old program to keep working", page.stage("!stage.picture.isBusy && !stage.picture.error"), 20)
    files.replace("Card.swift", "Divder(5)", "Divider()")
    page.expect("the errors to disappear", "$('problems').hidden", 30)


def hangs(page, files):
    page.show("Hang", "mode=use")
    page.click_view("entry.text === 'Hang'")
    page.expect("an error within the time limit", "/did not|does not|seconds|longer/i.test($('failure')?.textContent ?? '')", 30)
    page.show("Card")
    page.expect("other previews to keep working", page.stage("!stage.picture.error && stage.views.entries.length > 3"), 20)
    files.replace("Places.swift", 'Button("Hang")', 'Button("Hang!")')
    page.show("Hang")
    page.expect_view("the preview after a save", "entry.text === 'Hang!'", 30)
    files.replace("Places.swift", 'Button("Hang!")', 'Button("Hang")')
    page.expect_view("the restored file", "entry.text === 'Hang'", 30)


def trap(page, files):
    page.show("Trap", "mode=use")
    page.click_view("entry.control === 'button'")
    page.expect("the error that crashed the program", "/out of range/i.test($('failure')?.textContent ?? '')", 30)
    page.show("Order", "mode=use")
    page.click_view("entry.identifier === 'cups'")
    page.expect_view("other previews to keep working", "entry.text === 'Cups: 2'", 30)
    files.replace("Places.swift", 'Button("Trap")', 'Button("Trap!")')
    page.show("Trap")
    page.expect_view("the preview after a save", "entry.text === 'Trap!'", 30)
    files.replace("Places.swift", 'Button("Trap!")', 'Button("Trap")')
    page.expect_view("the restored file", "entry.text === 'Trap'", 30)


def trap_while_selected(page, files):
    page.show("Trap")
    page.click_view("entry.text === 'Trap'")
    page.expect("reasons", "document.querySelectorAll('#explanation .reasons').length === 4")
    page.browser.value("import('./model.js').then(({ show }) => show({ mode: 'use' }))")
    page.click_view("entry.control === 'button'")
    page.expect("the error that crashed the program", "/out of range/i.test($('failure')?.textContent ?? '')", 30)
    page.browser.value("import('./model.js').then(({ show }) => show({ mode: 'inspect' }))")
    before = page.text("#zoom-value")
    page.press("+")
    page.expect("the page to go on", f"$('zoom-value').textContent !== {before!r}")
    page.show("Card")
    files.replace("Places.swift", 'Button("Trap")', 'Button("Trap!")')
    page.show("Trap")
    page.expect_view("the preview after a save", "entry.text === 'Trap!'", 30)
    files.replace("Places.swift", 'Button("Trap!")', 'Button("Trap")')
    page.expect_view("the restored file", "entry.text === 'Trap'", 30)


def tall(page, files):
    page.show("Tall")
    page.expect("the picture of all 30,000 points", page.stage("stage.picture.shown.size.height === 30000"), 30)
    page.expect("its pixels", "document.querySelector('.paper img').naturalHeight >= 29000")
    page.browser.value(page.stage("stage.parts.scroller.scrollTo(0, stage.parts.scroller.scrollHeight)"))
    page.click_view("entry.text === 'Row 599'")
    page.expect("the last row to be explained", "document.querySelectorAll('#explanation .reasons').length === 4", 20)


def reconnect(page, files):
    page.show("Card")
    page.click_view("entry.text === 'Flat white'")
    page.browser.value("window.testSockets.at(-1).close()")
    page.expect("the page to say that it reconnects", "!$('notice').hidden")
    page.expect("the page to have reconnected", "$('notice').hidden && $('status').dataset.kind === 'ready'")
    page.press("+")
    page.expect("everything to work", page.stage("stage.picture.shown && !stage.picture.isBusy"))


def two_pages(page, files):
    other = Browser()
    try:
        other.window(1280, 800, False)
        second = Page(other, page.address)
        page.show("Order", "mode=use")
        second.show("Order", "mode=use")
        second.click_view("entry.identifier === 'cups'")
        second.expect_view("a press on one page", "entry.text === 'Cups: 2'")
        page.expect_view("no press on the other", "entry.text === 'Cups: 1'")
        files.replace("Order.swift", 'Toggle("Milk"', 'Toggle("Cream"')
        for each in (page, second):
            each.expect_view("a save on both", "entry.text === 'Cream'", 30)
        files.replace("Order.swift", 'Toggle("Cream"', 'Toggle("Milk"')
        for each in (page, second):
            each.expect_view("another on both", "entry.text === 'Milk'", 30)
        if problems := other.problems():
            raise AssertionError(f"the second page logged {problems}")
    finally:
        other.close()


def strangers(page, server):
    """Requests without the token or from a foreign origin are rejected."""
    upgrade = {
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    own = f"127.0.0.1:{server.port}"
    for what, path, headers, statuses in (
        ("the page itself", f"/{server.token}/", {}, [200]),
        ("no token", "/", {}, [403, 404]),
        ("another token", "/abc/", {}, [403, 404]),
        ("another name", f"/{server.token}/", {"Host": "example.com"}, [403]),
        ("a golden of no preview", f"/{server.token}/golden/none", {}, [404]),
        ("a golden for a foreign page", f"/{server.token}/golden/none", {"Origin": "https://example.com"}, [403]),
        ("a foreign page", f"/{server.token}/socket", {**upgrade, "Origin": "https://example.com"}, [403]),
        ("a socket of its own", f"/{server.token}/socket", {**upgrade, "Origin": f"http://{own}"}, [101]),
    ):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        connection.request("GET", path, headers={"Host": own, **headers})
        status = connection.getresponse().status
        connection.close()
        if status not in statuses:
            raise AssertionError(f"expected {statuses} for {what}, not {status}")


def killed_program(page, server):
    """The program with the previews is killed while it rests."""
    page.show("Card")
    page.click_view("entry.text === 'Flat white'")
    page.expect("a picture at rest", page.stage("!stage.picture.isBusy"))
    for entry in os.listdir("/proc"):
        try:
            with open(f"/proc/{entry}/stat") as file:
                parent = int(file.read().rsplit(")", 1)[1].split()[1])
            is_program = parent == server.process.pid and os.readlink(f"/proc/{entry}/exe").endswith("/program")
        except (OSError, ValueError, IndexError):
            continue
        if is_program:
            os.kill(int(entry), signal.SIGKILL)
    time.sleep(0.5)
    page.press("+")
    page.expect("another program to answer", page.stage("!stage.picture.isBusy && !stage.picture.error"), 20)
    page.expect("no word about the compiler", "$('problems').hidden && $('notice').hidden")


def killed_server(galley, work):
    folder = Files(os.path.join(work, "Killed"))
    folder.write("Card.swift", 'import SwiftUI\n\n#Preview("Card") { Text("Espresso") }\n')
    server = Server(galley, folder.folder)
    browser = Browser()
    try:
        browser.window(1280, 800, False)
        page = Page(browser, server.address)
        browser.open(server.address)
        page.expect("the preview", PICTURE, 60)
        folder.replace("Card.swift", "Text", "Txt")
        page.expect("an error", "!$('problems').hidden", 30)
        server.process.kill()
        server.process.wait()
        page.expect("the lost connection", "/connection to galley preview was lost/.test($('notice').textContent)")
        page.expect("no word about the compiler", "$('problems').hidden && !/compile/.test(document.body.innerText)")
        page.expect("advice when it stays lost", "/start it again/.test($('notice').textContent)", 20)
    finally:
        browser.close()
        server.process.stdout.close()


def port_taken(galley, server):
    """A second server on the same port reports the error and exits."""
    again = subprocess.run(
        [galley, "preview", server.folder, "--no-open", "--port", str(server.port)], capture_output=True, text=True, timeout=60)
    words = again.stdout + again.stderr
    if again.returncode == 0 or str(server.port) not in words or "--port" not in words:
        raise AssertionError(f"expected an error about the port, not {again.returncode}: {words}")


def broken_start(galley, work):
    """A file that does not compile when the page is opened."""
    folder = Files(os.path.join(work, "Broken"))
    folder.write("Card.swift", 'import SwiftUI\n\n#Preview("Card") { Txt("Espresso") }\n')
    server = Server(galley, folder.folder)
    browser = Browser()
    try:
        browser.window(1280, 800, False)
        page = Page(browser, server.address)
        browser.open(server.address)
        page.expect("the error", "$('problems').textContent.includes('Txt')", 60)
        page.expect("the page to say why previews are missing", "/do not compile/.test($('main').textContent)")
        folder.replace("Card.swift", "Txt", "Text")
        page.expect("the preview", PICTURE, 60)
        page.expect("the error to disappear", "$('problems').hidden")
    finally:
        browser.close()
        server.close()


def many_files(galley, work):
    """Saves one file in a folder of 300."""
    folder = Files(os.path.join(work, "Folder"))
    for number in range(300):
        folder.write(f"File{number}.swift", f"import SwiftUI\n\nstruct View{number}: View {{ var body: some View {{ Text(\"{number}\") }} }}\n\n#Preview(\"Number {number}\") {{ View{number}() }}\n")
    server = Server(galley, folder.folder)
    browser = Browser()
    try:
        browser.window(1280, 800, False)
        page = Page(browser, server.address)
        browser.open(server.address)
        page.expect("300 cards", "document.querySelectorAll('.card').length === 300", 240)
        page.show("Number 7")
        folder.write("File7.swift", folder.read("File7.swift").replace('Text("7")', 'Text("seven")'))
        page.expect_view("a save among them", "entry.text === 'seven'", 120)
    finally:
        browser.close()
        server.close()


ALL = [save, state, errors, half_saved, gone, renamed, long_broken, trap, trap_while_selected, hangs, tall, reconnect, two_pages]
