import { open } from 'node:fs/promises';
import { UnreadableTable } from '../unreadable-table';
import { plausibility } from './plausibility';
import { textPieces, type Encoding } from './text-pieces';

/** Enough to see what kind of file it is. */
const START_BYTES = 4_096;

/** Zip, PDF, the documents of old Office, and what some programs call a spreadsheet. */
const FOREIGN = /^(?:\xef\xbb\xbf)?(?:PK\x03\x04|%PDF-|\xd0\xcf\x11\xe0|\s*<(?:!doctype|html|table|\?xml|\?mso))/i;

const LEGACY: readonly Encoding[] = ['windows-1252', 'shift_jis', 'gb18030'];

/** How plausible a guess must be, and by how much more than the next: names that came in wrong are found by nobody. */
const MIN_PLAUSIBILITY = 0.4;
const MIN_LEAD = 0.3;

/** How the text of a file is written. Throws `not_a_table` for what is no text, and `encoding` where nobody could tell. */
export async function detectEncoding(path: string): Promise<Encoding> {
  const start = await startOf(path);
  if (FOREIGN.test(start.toString('latin1'))) throw new UnreadableTable('not_a_table');
  const wide = markedEncoding(start) ?? wideEncoding(start);
  if (wide) return wide;
  return (await isWritten(path, 'utf-8')) ? 'utf-8' : legacyEncoding(path);
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function markedEncoding(start: Buffer): Encoding | undefined {
  if (start.subarray(0, 3).equals(Buffer.from('efbbbf', 'hex'))) return 'utf-8';
  const mark = start.subarray(0, 2).toString('hex');
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined;
}

/** Where every second byte of the first letters is nothing, each letter has two. */
function wideEncoding(start: Buffer): Encoding | undefined {
  const share = (first: 0 | 1) => {
    const bytes = start.filter((_, at) => at % 2 === first);
    return bytes.filter((byte) => byte === 0).length / Math.max(bytes.length, 1);
  };
  const [even, odd] = [share(0), share(1)];
  if (odd > 0.3 && even < 0.1) return 'utf-16le';
  return even > 0.3 && odd < 0.1 ? 'utf-16be' : undefined;
}

async function isWritten(path: string, encoding: Encoding): Promise<boolean> {
  try {
    for await (const _ of textPieces(path, encoding));
    return true;
  } catch (error) {
    if (error instanceof UnreadableTable) return false;
    throw error;
  }
}

async function legacyEncoding(path: string): Promise<Encoding> {
  const guesses: { readonly encoding: Encoding; readonly score: number }[] = [];
  for (const encoding of LEGACY) guesses.push({ encoding, score: await plausibility(path, encoding) });
  const [best, next] = guesses.sort((a, b) => b.score - a.score);
  if (best!.score < MIN_PLAUSIBILITY || best!.score - next!.score < MIN_LEAD) throw new UnreadableTable('encoding');
  return best!.encoding;
}
