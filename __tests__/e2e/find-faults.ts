import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from './sign-in';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

interface Looks {
  readonly schemes?: readonly ('light' | 'dark')[];
  readonly widths?: readonly number[];
}

/**
 * What is wrong with the screen as it stands, in each scheme and at each width: the rules of accessibility that it breaks
 * with the elements that do, and a page that would have to be scrolled to the side. Legacy mode leaves out frames of other
 * origins, which no screen has, and saves a page for each look.
 */
export async function findFaults(
  page: Page,
  { schemes = ['light', 'dark'], widths = [1440, 390] }: Looks = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const look = `${new URL(page.url()).pathname}, ${colorScheme}, ${width} px`;
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(STANDARDS).analyze();
      for (const { id, nodes } of violations) {
        faults.push(...nodes.map(({ target }) => `${look}: ${id} at ${target.join(' ')}`));
      }
      const pixels = await sidewaysScroll(page);
      if (pixels > 0) faults.push(`${look}: scrolls ${pixels} px to the side`);
    }
  }
  return faults;
}
