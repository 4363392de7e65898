import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInspector } from '../hr-api/platform/files/inspection/inspector';
import { showProgress } from '../scripts/progress.mjs';
import { makeTemporaryFolder } from '../scripts/temporary-folder';
import { scannedPdf, writtenPdf } from './inspection-files';
import type { Measure } from './measure';
import { median } from './statistics';
import { timesOf } from './times-of';

const RUNS = { calls: 10, warmUp: 2 };
const MAX_MS = 500;

/** As long as a call may wait because a file is looked at. */
const MAX_BLOCKED_MS = 50;

const FILES = { 'scanned pages': scannedPdf, 'a book with links': writtenPdf };
const LANE = { source: 'bench', isPreferred: false };

/** The HR API's looks at PDFs of 10 MB, and how long this process, which asks for them, takes up nothing else meanwhile. */
export async function measureInspection(): Promise<Measure[]> {
  const measures: Measure[] = [];
  const inspector = createInspector();
  const content = join(makeTemporaryFolder('humming-bird-inspection'), 'a.pdf');
  try {
    for (const [name, make] of Object.entries(FILES)) {
      const progress = showProgress(`Looking at ${name}`, '10–30 s');
      await writeFile(content, await make());
      const look = () => inspector.look({ kind: 'pdf', content }, LANE);
      await look();
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      const times = await timesOf(RUNS, look);
      delay.disable();
      progress.done();
      const ms = { unit: 'ms', digits: 0 };
      measures.push(
        { name: `10 MB of ${name}, median`, value: median(times), ...ms, atMost: MAX_MS },
        { name: `10 MB of ${name}, worst`, value: Math.max(...times), ...ms },
        { name: `10 MB of ${name}, calls blocked at most`, value: delay.max / 1e6, ...ms, atMost: MAX_BLOCKED_MS },
      );
    }
  } finally {
    await inspector.stop();
  }
  return measures;
}
