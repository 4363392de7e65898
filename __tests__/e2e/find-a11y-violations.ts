import { AxeBuilder } from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import { sidewaysScroll } from './sign-in';

/** The run that takes its time looks at every scheme at every width, and in a second language. */
export const IS_FULL = process.env.TEST_FULL === '1';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Narrower than this a bar stands over the end of the page. */
const PHONE = 768;

type Scheme = 'light' | 'dark';

interface Appearances {
  readonly schemes?: readonly Scheme[];
  readonly widths?: readonly number[];
  /** The part to look at; left out: all of the page. What a menu half covers is no fault of the page below it. */
  readonly part?: string;
}

interface Appearance {
  readonly width: number;
  readonly scheme: Scheme;
  /** Whether the rules are asked, which costs more than all else that a story does with a page. */
  readonly isAsked: boolean;
}

const sumOf = (text: string) => [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);

/**
 * Every scheme at every width in the run that takes its time. In the others each width with a scheme, by turns, of which one is asked
 * about: which one follows from the place, so that a screen is looked at in the same way each time, and all screens together in each.
 */
function appearancesOf(schemes: readonly Scheme[], widths: readonly number[], place: string): Appearance[] {
  if (IS_FULL) return widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme, isAsked: true })));
  const most = Math.max(schemes.length, widths.length);
  const asked = sumOf(place) % most;
  return Array.from({ length: most }, (_, at) => ({
    width: widths[at % widths.length]!,
    scheme: schemes[at % schemes.length]!,
    isAsked: at === asked,
  }));
}

/**
 * Takes the scheme to its end: what fades into it, and what that lets fade in turn. It asks for no frame, since a browser
 * without a window may draw none as long as nobody looks; what moves without end, or with a scroll, may go on.
 */
async function settleColours(page: Page, scheme: Scheme): Promise<void> {
  await page.waitForFunction((wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, scheme, {
    polling: 50,
  });
  await page.evaluate(() => {
    const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let found = fading(), left = 10; found.length > 0 && left > 0; found = fading(), left -= 1) {
      for (const transition of found) transition.finish();
    }
  });
}

/** What breaks a rule in a part of the page, with where it stands. */
async function violationsIn(page: Page, part: string, colorScheme: Scheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settleColours(page, colorScheme);
  // Legacy mode leaves out frames of other origins, which no screen has, and saves a page for each look.
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode().withTags(STANDARDS).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

/**
 * What is wrong with the screen as it stands, in these schemes and at these widths: the rules of accessibility that it breaks
 * with the elements that do, and a page that would have to be scrolled to the side.
 */
export async function findA11yViolations(
  page: Page,
  { schemes = ['light', 'dark'], widths = [1440, 390], part = 'html' }: Appearances = {},
): Promise<string[]> {
  const faults: string[] = [];
  const { pathname } = new URL(page.url());
  const place = [...test.info().titlePath, pathname].join();
  for (const { width, scheme, isAsked } of appearancesOf(schemes, widths, place)) {
    await page.setViewportSize({ width, height: 900 });
    // As long as the page: what lies below the bar of a phone just now could be scrolled to.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (width < PHONE && height > 900) await page.setViewportSize({ width, height });
    const look = `${pathname}, ${scheme}, ${width} px`;
    if (isAsked) faults.push(...(await violationsIn(page, part, scheme)).map((violation) => `${look}: ${violation}`));
    const pixels = await sidewaysScroll(page);
    if (pixels > 0) faults.push(`${look}: scrolls ${pixels} px to the side`);
  }
  return faults;
}
