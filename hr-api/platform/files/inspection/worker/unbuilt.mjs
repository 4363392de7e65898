import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stop } from 'esbuild';
import { bundleWorker } from './bundle.mjs';

// The worker of development and tests: its sources, bundled as in production.
const folder = await mkdtemp(join(tmpdir(), 'humming-bird-worker-'));
try {
  const file = join(folder, 'worker.mjs');
  await bundleWorker(file);
  await stop();
  await import(pathToFileURL(file).href);
} finally {
  await rm(folder, { recursive: true, force: true });
}
