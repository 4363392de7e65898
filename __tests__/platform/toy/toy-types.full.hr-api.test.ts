import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addToy, typeErrors } from './add-toy';

test('a capability that was added as the README says compiles with all that composes it', async () => {
  const copy = await mkdtemp(path.join(tmpdir(), 'humming-bird-toy-'));
  try {
    await addToy(copy);
    expect(await typeErrors(copy)).toBe('');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}, 300_000);
