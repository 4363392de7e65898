import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SNAPSHOT = /```yaml\n([\s\S]*?)\n```/;
const MOST_LINES = 150;

/**
 * What stood on the pages of the stories that failed, as Playwright left it in the folder of its results: a story that waited for
 * something in vain says otherwise only what was not there, and pictures do not travel in a log.
 */
export async function readOpenPages(results: string): Promise<string[]> {
  const stories = await readdir(results).catch(() => []);
  const pages = await Promise.all(
    stories.toSorted().map(async (story) => {
      const context = await readFile(path.join(results, story, 'error-context.md'), 'utf8').catch(() => '');
      const [, page] = SNAPSHOT.exec(context) ?? [];
      return page ? [`on the page of ${story}:`, ...page.split('\n').slice(0, MOST_LINES)] : [];
    }),
  );
  return pages.flat();
}
