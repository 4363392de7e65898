import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from './sign-in';

/** The run that takes its time looks at every scheme at every width, and in a second language; the others at each of them once. */
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

/** Each width with a scheme, by turns. */
function appearancesOf(schemes: readonly Scheme[], widths: readonly number[]): (readonly [number, Scheme])[] {
  if (IS_FULL) return widths.flatMap((width) => schemes.map((scheme) => [width, scheme] as const));
  const most = Math.max(schemes.length, widths.length);
  return Array.from({ length: most }, (_, at) => [widths[at % widths.length]!, schemes[at % schemes.length]!] as const);
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

/**
 * What is wrong with the screen as it stands, in these schemes and at these widths: the rules of accessibility that it breaks
 * with the elements that do, and a page that would have to be scrolled to the side. Legacy mode leaves out frames of other
 * origins, which no screen has, and saves a page for each look.
 */
export async function findA11yViolations(
  page: Page,
  { schemes = ['light', 'dark'], widths = [1440, 390], part = 'html' }: Appearances = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, colorScheme] of appearancesOf(schemes, widths)) {
    await page.setViewportSize({ width, height: 900 });
    // As long as the page: what lies below the bar of a phone just now could be scrolled to.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (width < PHONE && height > 900) await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settleColours(page, colorScheme);
    const look = `${new URL(page.url()).pathname}, ${colorScheme}, ${width} px`;
    const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode().withTags(STANDARDS).analyze();
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(({ target }) => `${look}: ${id} at ${target.join(' ')}`));
    }
    const pixels = await sidewaysScroll(page);
    if (pixels > 0) faults.push(`${look}: scrolls ${pixels} px to the side`);
  }
  return faults;
}
