import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content?: Buffer | string;
  /** What the directory says, where it is not the truth. */
  readonly claimedSize?: number;
  /** Of Unix, the kind of file included. */
  readonly mode?: number;
  readonly isStored?: boolean;
  /** How the entry says that it is packed, where that is not the truth. */
  readonly method?: number;
  /** Its name is in UTF-8 unless told otherwise. */
  readonly flags?: number;
}

/** A zip of these entries, as an archiver on Unix writes it. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { local, central } = written(entry, at);
    bodies.push(local);
    directory.push(central);
    at += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

function written(entry: ZipEntry, at: number) {
  const { name, content = '', claimedSize, mode = 0o100644, isStored = false } = entry;
  const { method = isStored ? 0 : 8, flags = 0x800 } = entry;
  const bytes = Buffer.from(content);
  const packed = isStored ? bytes : deflateRawSync(bytes);
  const fileName = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(claimedSize ?? bytes.length, 18);
  facts.writeUInt16LE(fileName.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, fileName, packed]);
  const outside = Buffer.alloc(14);
  outside.writeUInt32LE((mode << 16) >>> 0, 6);
  outside.writeUInt32LE(at, 10);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), facts, outside, fileName]);
  return { local, central };
}
