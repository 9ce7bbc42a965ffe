"""Tests of the preview page in headless Chromium; see Scripts/check-preview."""

import os
import sys
import tempfile
import traceback

import behaviours
import measures
import saves
from browser import Browser
from page import Page
from server import Files, Server

WINDOWS = [(1280, 800, False), (390, 844, True), (1280, 800, True), (390, 844, False)]


def pictures(page, folder):
    """Takes screenshots for review, in both windows and appearances."""
    os.makedirs(folder, exist_ok=True)
    for width, height, is_dark in WINDOWS:
        page.browser.window(width, height, is_dark)
        name = f"{width}-{'dark' if is_dark else 'light'}"

        def take(what):
            page.browser.screenshot(os.path.join(folder, f"{name}-{what}.png"))

        page.open()
        page.expect("pictures", behaviours.SEEN_CARDS_HAVE_PICTURES)
        take("cards")
        page.show("Card")
        page.click_view("entry.text === '4.20'")
        page.expect("reasons", "document.querySelectorAll('#explanation .reasons').length === 4")
        page.expect("marks", "document.querySelectorAll('.change').length > 0", 30)
        take("inspect")
        page.press("n")
        page.expect("the tree", "document.querySelector('#negotiation [aria-selected=\"true\"]')")
        take("negotiation")
        page.show("Order", "mode=use")
        page.click_view("entry.control === 'picker'")
        page.expect("choices", "document.querySelector('.question')")
        take("use")
        page.open(f"preview={page.id('Card')}&variants=1")
        page.expect("variants", "document.querySelectorAll('.variant img').length > 3")
        take("variants")


def main():
    galley, folder = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
    only = sys.argv[3].split(",") if len(sys.argv) > 3 else []
    work = tempfile.TemporaryDirectory()
    files = Files(os.path.join(work.name, "Samples"))
    files.copy_samples()
    browser = Browser()
    # Exposes the sockets, to simulate a lost connection, and the picture URLs in use.
    browser.send("Page.addScriptToEvaluateOnNewDocument", source="""window.testSockets = [];
      window.testPictures = new Set();
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (blob) => { const address = createObjectURL(blob); testPictures.add(address); return address; };
      URL.revokeObjectURL = (address) => { testPictures.delete(address); revokeObjectURL(address); };
      window.WebSocket = class extends WebSocket { constructor(...values) { super(...values); window.testSockets.push(this); } };""")
    server = Server(galley, files.folder)
    failures = 0
    count = 0
    page = Page(browser, server.address)

    def check(name, run):
        nonlocal failures, count
        if only and name.split()[0] not in only:
            return
        count += 1
        try:
            run()
            if problems := browser.problems():
                raise AssertionError(f"the page logged {problems}")
        except (AssertionError, RuntimeError, TimeoutError, OSError) as error:
            failures += 1
            print(f"FAILED: {name}: {error}", flush=True)
            if not isinstance(error, AssertionError):
                traceback.print_exc()
            if folder:
                os.makedirs(folder, exist_ok=True)
                try:
                    browser.screenshot(os.path.join(folder, f"failed-{name.replace(' ', '-')}.png"))
                except (RuntimeError, TimeoutError):
                    print("no screenshot could be taken")
            browser.problems()
            files.restore()

    try:
        for width, height, is_dark in WINDOWS[:2]:
            browser.window(width, height, is_dark)
            for behaviour in behaviours.ALL + saves.ALL:
                check(f"{behaviour.__name__} {width}", lambda run=behaviour: run(page, files))
        check("strangers", lambda: saves.strangers(page, server))
        check("killed_program", lambda: saves.killed_program(page, server))
        check("killed_server", lambda: saves.killed_server(galley, work.name))
        check("port_taken", lambda: saves.port_taken(galley, server))
        check("broken_start", lambda: saves.broken_start(galley, work.name))
        check("many_files", lambda: saves.many_files(galley, work.name))
        if folder:
            check("pictures", lambda: pictures(page, folder))
        browser.window(1280, 800, False)

        def bound(what, value, most, unit):
            """Checks a bound. The bounds hold for an installed galley, built for release."""
            print(f"{what}: {value:.0f} {unit} (at most {most})", flush=True)
            if value > most:
                raise AssertionError(f"expected at most {most} {unit}, not {value:.0f}: {what}")

        def measured_saves():
            own = Files(os.path.join(work.name, "One"))
            own.write("Card.swift", files.read("Card.swift"))
            other = Server(galley, own.folder)
            try:
                bound("save to picture, median of 20", measures.saves(Page(browser, other.address), own, 20), 700, "ms")
            finally:
                other.close()

        def measured_folder():
            folder = Files(os.path.join(work.name, "Thirty"))
            folder.write_many(145)
            # Other files can use a property, so that a change concerns more than its own file.
            card = files.read("Card.swift").replace('Text("Flat white")', "Text(name)")
            folder.write("Card.swift", card.replace("View {\n", 'View {\n  var name = "Flat white"\n', 1))
            other = Server(galley, folder.folder)
            try:
                bound("changed property to picture in a folder of 30 files, median of 9", measures.saves(Page(browser, other.address), folder, 9), 700, "ms")
            finally:
                other.close()

        def measured_drag():
            gap, delay, number, rest = measures.drag(page)
            print(f"drag of about 300 views: {number} pictures, the last {rest:.0f} ms after the last move")
            bound("time between two pictures of a drag, p95", gap, 33, "ms")
            bound("move to picture, p95: two frames, without a queue", delay, 67, "ms")
            bound("last move to picture", rest, 100, "ms")

        def measured_many():
            many = Files(os.path.join(work.name, "Many"))
            many.write_many(50)
            other = Server(galley, many.folder)
            # A new browser without memory of previous pages.
            own = Browser()
            try:
                own.window(1280, 800, False)
                empty = own.memory()
                many_page = Page(own, other.address)
                many_page.open()
                time, memory = measures.many(many_page)
                bound("time to load a page with 50 previews", time, 2000, "ms")
                print(f"browser memory without a page: {empty / 1e6:.0f} MB")
                bound("browser memory with the page", memory / 1e6, 500, "MB")
            finally:
                own.close()
                other.close()

        check("measures saves", measured_saves)
        check("measures folder", measured_folder)
        check("measures drag", measured_drag)
        check("measures many", measured_many)
    finally:
        browser.close()
        server.close()
        work.cleanup()
    if failures:
        print(f"Scripts/check-preview: FAILED: {failures} of {count} checks", file=sys.stderr)
        return 1
    print(f"Scripts/check-preview: passed: {count} checks")
    return 0


if __name__ == "__main__":
    sys.exit(main())
