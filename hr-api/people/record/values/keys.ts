import { createHash, randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import { hmac, seal, unseal } from '../../../platform/secrets';
import { recordKeys } from '../tables';

/** Whose answer to which field is sealed: what is copied to another place does not open there. */
export interface SecretPlace {
  readonly personId: string;
  readonly rowId: string;
  readonly fieldCode: string;
}

interface RecordKey {
  readonly id: number;
  readonly key: Buffer;
}

const LAST_SIGNS = 4;

const placeOf = ({ personId, rowId, fieldCode }: SecretPlace) => Buffer.from([personId, rowId, fieldCode].join(' '));

/** What is equal to people: `ABCDE1234F` and `abcde 1234f`. */
const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

const hashOf = ({ key }: RecordKey, fieldCode: string, text: string) =>
  hmac(createHash('sha256').update(key).update('equality').digest(), `${fieldCode} ${plain(text)}`).toString(
    'base64url',
  );

/** Seals and opens secret answers with the keys in the database, which open with a key that only the HR API's settings give. */
export class RecordKeys {
  private readonly known = new Map<number, RecordKey>();

  constructor(private readonly wrapping: Buffer) {}

  async newest(db: Database): Promise<RecordKey> {
    const [row] = await db.select().from(recordKeys).orderBy(desc(recordKeys.id)).limit(1);
    return row ? this.open(row) : this.add(db, new Date());
  }

  async add(db: Database, createdAt: Date): Promise<RecordKey> {
    const key = randomBytes(32);
    const sealedKey = seal(this.wrapping, key.toString('base64url'));
    const [row] = await db.insert(recordKeys).values({ sealedKey, createdAt }).returning({ id: recordKeys.id });
    if (!row) throw new Error('the key was not kept');
    return { id: row.id, key };
  }

  async seal(db: Database, place: SecretPlace, text: string) {
    return (await this.sealer(db))(place, text);
  }

  /** Seals many answers without a look for the key at each. */
  async sealer(db: Database) {
    const newest = await this.newest(db);
    return (place: SecretPlace, text: string) => ({
      keyId: newest.id,
      sealed: seal(newest.key, text, placeOf(place)),
      hash: hashOf(newest, place.fieldCode, text),
      lastSigns: [...plain(text)].length >= LAST_SIGNS * 2 ? plain(text).slice(-LAST_SIGNS) : '',
    });
  }

  async unseal(
    db: Database,
    place: SecretPlace,
    { keyId, sealed }: { keyId: number; sealed: string },
  ): Promise<string> {
    const { key } = await this.withId(db, keyId);
    return unseal(key, sealed, placeOf(place));
  }

  /** What an equal answer to the field has, whichever key it was sealed with. */
  async hashes(db: Database, fieldCode: string, text: string): Promise<string[]> {
    const rows = await db.select().from(recordKeys);
    return rows.map((row) => hashOf(this.open(row), fieldCode, text));
  }

  private async withId(db: Database, id: number): Promise<RecordKey> {
    const known = this.known.get(id);
    if (known) return known;
    const [row] = await db.select().from(recordKeys).where(eq(recordKeys.id, id));
    if (!row) throw new Error(`there is no key ${id}`);
    return this.open(row);
  }

  private open({ id, sealedKey }: typeof recordKeys.$inferSelect): RecordKey {
    const known = this.known.get(id);
    if (known) return known;
    const opened = { id, key: Buffer.from(unseal(this.wrapping, sealedKey), 'base64url') };
    this.known.set(id, opened);
    return opened;
  }
}

/** Seals all keys with what another HR_API_KEY derives; those that it has sealed already stay. */
export async function wrapAnew(db: Database, { from, to }: { from: Buffer; to: Buffer }): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { id, sealedKey } of await tx.select().from(recordKeys).for('update')) {
      if (opensWith(to, sealedKey)) continue;
      await tx
        .update(recordKeys)
        .set({ sealedKey: seal(to, unseal(from, sealedKey)) })
        .where(eq(recordKeys.id, id));
    }
  });
}

function opensWith(wrapping: Buffer, sealedKey: string): boolean {
  try {
    unseal(wrapping, sealedKey);
    return true;
  } catch {
    return false;
  }
}
