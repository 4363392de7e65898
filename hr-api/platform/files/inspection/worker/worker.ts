import { readFile } from 'node:fs/promises';
import { ApiError } from '../../../errors';
import type { Look, Verdict } from '../inspector';
import { CHECKS } from './checks';

/** Looks at one file after the other and answers what is against it: the process that costly and hostile content is kept to. */
process.on('message', async ({ kind, content }: Look) => {
  let verdict: Verdict = null;
  try {
    await CHECKS[kind](typeof content === 'string' ? await readFile(content) : Buffer.from(content));
  } catch (error) {
    verdict = error instanceof ApiError ? { code: error.code } : { failure: error };
  }
  process.send!(verdict);
});

// It ends with who started it, who may be finishing work when both are told to end.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
