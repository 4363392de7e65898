import { ROW_HEIGHT } from './contestant';

/** How many wheel turns of how many pixels, each tenth a jump to somewhere else. */
const WHEEL_TURNS = 200;
const WHEEL_PIXELS = 420;
/** How often another page is asked for. */
const PAGES = 40;
/** How often a dialog and a box are opened. */
const OPENINGS = 15;
/** When what should be painted is asked for once more, and when it is given up, in milliseconds. */
const RETRY_MS = 500;
const TIMEOUT_MS = 30_000;

const waitForPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Milliseconds from before something is done to its paint, what it does at once counted. */
async function timeOf(act: () => void, isThere: () => unknown, what = 'the table', askAgain = () => {}) {
  const startedAt = performance.now();
  act();
  let isAskedAgain = false;
  for (;;) {
    await waitForPaint();
    const took = performance.now() - startedAt;
    if (isThere()) return took;
    if (took > RETRY_MS && !isAskedAgain) {
      isAskedAgain = true;
      askAgain();
    }
    if (took > TIMEOUT_MS) throw new Error(`${what} was not painted`);
  }
}

function contestant() {
  if (!window.contestant) throw new Error('the page has no table');
  return window.contestant;
}

/** Milliseconds from nothing to a painted table. It is drawn once before, so that its code is at hand. */
async function mount(): Promise<number> {
  const table = contestant();
  const isDrawn = () => table.rowAt(0) && table.rowAt(10);
  await timeOf(table.mount, isDrawn);
  table.unmount();
  await waitForPaint();
  await waitForPaint();
  return timeOf(table.mount, isDrawn);
}

/** For each turn of the wheel the milliseconds to the paint in which the row in the middle of the view is the right one. */
async function scroll(): Promise<number[]> {
  const table = contestant();
  const scroller = table.scroller();
  const most = scroller ? scroller.scrollHeight - scroller.clientHeight : 0;
  if (!scroller || most < ROW_HEIGHT * 1000) throw new Error('the page has no table that scrolls far');
  const times = [];
  let place = 0;
  for (let turn = 1; turn <= WHEEL_TURNS; turn += 1) {
    place = turn % 10 === 0 ? Math.round((place + most * 0.37) % most) : Math.min(place + WHEEL_PIXELS, most);
    const middle = Math.floor((place + scroller.clientHeight / 2) / ROW_HEIGHT);
    const wheel = () => scroller.scrollTo({ top: place });
    // A grid may miss a turn among frames that come so fast; the wheel of a person would turn on.
    const turnOn = () => scroller.dispatchEvent(new Event('scroll'));
    times.push(await timeOf(wheel, () => table.rowAt(middle), `row ${middle} of turn ${turn}`, turnOn));
  }
  return times;
}

/** For each press on the way to the next page, each fourth back, the milliseconds to its paint. */
async function pages(): Promise<number[]> {
  const nameOf = () => document.querySelector('[data-row="0"]')?.textContent;
  await timeOf(contestant().mount, nameOf);
  const times = [];
  for (let press = 1; press <= PAGES; press += 1) {
    const [previous, next] = document.querySelectorAll<HTMLButtonElement>('button[aria-label$=" page"]');
    const before = nameOf();
    const turn = () => (press % 4 === 0 ? previous : next)?.click();
    times.push(await timeOf(turn, () => nameOf() !== before));
  }
  return times;
}

/** For each press of either button, by turns, the milliseconds to the paint of what it opens. */
async function openings(): Promise<Record<'dialog' | 'box', number[]>> {
  const times = { dialog: [] as number[], box: [] as number[] };
  const isOpen = () => document.querySelector('[role=dialog]');
  await timeOf(contestant().mount, () => contestant().rowAt(199));
  for (let turn = 0; turn <= OPENINGS; turn += 1) {
    for (const name of ['dialog', 'box'] as const) {
      const button = document.getElementById(name);
      button?.focus();
      await waitForPaint();
      const took = await timeOf(() => button?.click(), isOpen, name);
      // What the first of all does once for all others.
      if (turn > 0) times[name].push(took);
      await timeOf(
        () => button?.click(),
        () => !isOpen(),
      );
    }
  }
  return times;
}

const tableTimes = { mount, scroll, pages, openings };

declare global {
  interface Window {
    tableTimes: typeof tableTimes;
  }
}

window.tableTimes = tableTimes;
