import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { zipOf, type ZipEntry } from '../../../hr-api/platform/zip/zip-stream';
import { unzipped } from './unzipped';

const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((name) => name.replace(/[\\/:\0]/g, '_'));
const pieces = fc.array(
  fc.uint8Array({ maxLength: 5_000 }).map((bytes) => Buffer.from(bytes)),
  { maxLength: 6 },
);

test('a zip reader finds every entry with its name and content', async () => {
  const files = fc.uniqueArray(fc.record({ name: names, content: pieces }), {
    selector: ({ name }) => name,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(files, async (entries) => {
      const found = await unzipped(zipOf(entries));
      expect([...found]).toEqual(entries.map(({ name, content }) => [name, Buffer.concat(content)]));
    }),
    { numRuns: 60 },
  );
});

/** Pieces of random bytes, which do not get smaller. */
function countedPieces(count: number) {
  const seen = { asked: 0, isClosed: false };
  async function* content() {
    try {
      for (; seen.asked < count; seen.asked += 1) {
        yield randomBytes(64 * 1024);
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, content };
}

test('a reader who stops to read stops the source', async () => {
  const { seen, content } = countedPieces(1_000);
  const zip = zipOf([{ name: 'a', content: content() }]);
  for await (const _ of zip.iterator({ destroyOnReturn: false })) if (seen.asked >= 3) break;
  await new Promise(setImmediate);
  const asked = seen.asked;
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(seen.asked).toBeLessThan(asked + 20);
  zip.destroy();
  await new Promise((resolve) => zip.once('close', resolve));
  expect(seen).toMatchObject({ isClosed: true });
});

test('a source that fails breaks the zip off, and no entry after it is asked for', async () => {
  const asked: string[] = [];
  async function* broken(): AsyncGenerator<Buffer> {
    yield Buffer.from('a');
    throw new Error('the source is gone');
  }
  function* entries(): Generator<ZipEntry> {
    asked.push('a');
    yield { name: 'a', content: broken() };
    asked.push('b');
    yield { name: 'b', content: [] };
  }
  await expect(unzipped(zipOf(entries()))).rejects.toThrow('the source is gone');
  expect(asked).toEqual(['a']);
});
