import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { UnreadableTable } from '../unreadable-table';

const ZIP = '504b0304';
/** A file of old Office, which is also what Office wraps a document in that is opened by a password. */
const COMPOUND = 'd0cf11e0a1b11ae1';
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Throws for what begins as no workbook does: `empty`, `protected` or `not_a_table`. */
export async function checkArchiveStart(path: string): Promise<void> {
  const start = await startOf(path);
  if (start.startsWith(ZIP)) return;
  if (start === '') throw new UnreadableTable('empty');
  if (start === COMPOUND && (await isEncrypted(path))) throw new UnreadableTable('protected');
  throw new UnreadableTable('not_a_table');
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isEncrypted(path: string): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const bytes of createReadStream(path)) {
    const seen = Buffer.concat([end, bytes as Buffer]);
    if (seen.includes(ENCRYPTED)) return true;
    end = seen.subarray(-ENCRYPTED.length);
  }
  return false;
}
