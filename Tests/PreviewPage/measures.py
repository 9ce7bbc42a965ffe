"""Measurements of time and memory."""

import json
import statistics
import time


def saves(page, files, count):
    """Returns the median time from a save to its picture on the page, in milliseconds."""
    page.show("Card")
    times = []
    old = "Flat white"
    for number in range(count):
        new = f"Coffee {number}"
        page.browser.value(page.stage(f"""(() => {{ window.seen = null; const look = () => {{
          if (stage.views.entries.some((entry) => entry.text === {json.dumps(new)})) window.seen = Date.now();
          else requestAnimationFrame(look); }}; look(); }})()"""))
        text = files.read("Card.swift").replace(old, new)
        begin = time.time()
        files.write("Card.swift", text)
        page.expect(f"{new} on the page", "window.seen !== null", 30)
        times.append(page.browser.value("window.seen") - begin * 1000)
        old = new
        time.sleep(0.3)
    files.replace("Card.swift", old, "Flat white")
    page.expect_view("the restored file", "entry.text === 'Flat white'", 30)
    return statistics.median(times)


def drag(page):
    """Drags an edge. Returns the 95th percentiles of the time between two pictures and of the time from
    a move to its picture, the number of pictures, and the time from the last move to its picture, all
    times in milliseconds."""
    page.show("Grid")
    time.sleep(1)
    page.browser.value(page.stage("""(() => {
      window.pictures_ = [];
      const moved = new Map();
      let last = null;
      const move = (event) => {
        const width = Number($('size-width').value);
        if (width !== last) moved.set(width, event.timeStamp);
        last = width;
      };
      const edge = document.querySelector('.edge.right');
      edge.addEventListener('pointerrawupdate', move);
      edge.addEventListener('pointermove', move);
      new MutationObserver(() => {
        const now = performance.now();
        window.pictures_.push([now, now - moved.get(stage.picture.shown.size.width)]);
      }).observe(document.querySelector('.paper'), { childList: true });
    })()"""))
    x, y = page.browser.box(".edge.right", 0.5, 0.2)
    y = min(y, 600)
    page.browser.mouse("mouseMoved", x, y)
    page.browser.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
    begin = time.monotonic()
    for step in range(180):
        # Like a mouse, do not wait for the page.
        page.browser.tell("Input.dispatchMouseEvent", type="mouseMoved", x=x - 90 + abs(90 - step), y=y, buttons=1)
        time.sleep(max(0, begin + (step + 1) * 0.016 - time.monotonic()))
    last = page.browser.value("performance.now()")
    page.browser.mouse("mouseReleased", x, y, button="left", clickCount=1)
    page.expect("the last size", page.stage("!stage.picture.isBusy && stage.picture.shown.size.width === Number($('size-width').value)"))
    pictures = page.browser.value("window.pictures_")
    during = [moment for moment, _ in pictures if moment <= last]
    gaps = [later - earlier for earlier, later in zip(during, during[1:])]
    delays = [delay for moment, delay in pictures if moment <= last and delay is not None]
    if len(gaps) < 20:
        raise AssertionError("expected pictures while an edge is dragged")

    def most(values):
        return sorted(values)[int(len(values) * 0.95)]

    return most(gaps), most(delays), len(during), max(0, pictures[-1][0] - last)


def many(page):
    """Returns the time until all visible cards of 50 previews have their pictures, in milliseconds, and
    the memory of the browser with all pictures, in bytes."""
    page.browser.open("about:blank")
    begin = time.monotonic()
    page.browser.open(page.address)
    page.expect("the cards", """document.querySelectorAll('.card').length === 50 && [...document.querySelectorAll('.card')].every((card) => {
      const box = card.getBoundingClientRect(); return box.bottom < 0 || box.top > innerHeight || card.querySelector('img')?.naturalWidth > 1; })""", 30)
    there = (time.monotonic() - begin) * 1000
    for place in range(0, 12000, 400):
        page.browser.value(f"($('main').scrollTop = {place}, scrollTo(0, {place}))")
        time.sleep(0.02)
    page.expect("all pictures after scrolling", "[...document.querySelectorAll('.card')].every((card) => card.querySelector('img'))", 30)
    return there, page.browser.memory()
