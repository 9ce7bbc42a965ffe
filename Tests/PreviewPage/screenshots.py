"""Takes two screenshots of the preview page for README; see Scripts/pictures.

screenshots.py GALLEY INSPECT.png USE.png
"""

import os
import sys
import tempfile

from browser import Browser
from page import Page
from server import Files, Server


def main():
    galley, inspect, use = sys.argv[1:]
    work = tempfile.TemporaryDirectory()
    files = Files(os.path.join(work.name, "Coffee"))
    files.copy_samples()
    for name in ("Grid.swift", "Places.swift"):
        os.remove(files.path(name))
    browser = Browser()
    server = Server(galley, files.folder)
    page = Page(browser, server.address)
    try:
        browser.window(1400, 820, False, scale=1.5)
        page.show("Card", "zoom=1.5")
        page.click_view("entry.text === '4.20'")
        page.expect("reasons", "document.querySelectorAll('#explanation .reasons').length === 4")
        page.expect("marks", "document.querySelectorAll('.change').length > 0", 30)
        browser.mouse("mouseMoved", 4, 4)
        browser.screenshot(inspect)
        browser.window(1120, 1060, False, scale=1.5)
        page.show("Screens", "mode=use")
        page.click_view("entry.text === 'Sheet'")
        page.expect_view("the sheet", "entry.type === 'sheet'")
        page.expect("a picture of it", page.stage("!stage.picture.isBusy"))
        browser.mouse("mouseMoved", 4, 4)
        browser.screenshot(use)
    finally:
        browser.close()
        server.close()
        work.cleanup()


if __name__ == "__main__":
    main()
