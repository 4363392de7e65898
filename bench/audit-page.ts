import { Refusal } from '../scripts/command';

/** What Lighthouse makes of one visit of a slow phone: scores from 0 to 100, and the layout shift. */
export interface PageAudit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly layoutShift: number;
  /** Until the largest of what is seen at first is painted, in milliseconds. */
  readonly largestPaint: number;
  /** What cost points in accessibility and best practices, by its title. */
  readonly faults: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/**
 * Audits a page with Lighthouse's own settings for phones, in the Chromium that listens for DevTools on `port`. Line and processor are
 * slowed down for real: what Lighthouse would compute instead, from a load over the loopback address, counts every script that came
 * before the paint as if the paint had waited for it. `isAgain` keeps what the browser has from the visit before, else it begins with
 * an empty cache.
 */
export async function auditPage(url: string, port: number, isAgain = false): Promise<PageAudit> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'silent',
    throttlingMethod: 'devtools',
    disableStorageReset: isAgain,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Refusal(`Lighthouse could not audit ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const scoreOf = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
  const judged = ['accessibility', 'best-practices'].flatMap((name) => categories[name]?.auditRefs ?? []);
  const faults = judged
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? NaN,
    faults,
  };
}
