import { createHash, randomInt } from 'node:crypto';
import { and, count, eq, isNull, max } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { recoveryCodes } from '../tables';

const HOW_MANY = 10;

/** Without what is read as something else: an x between digits looks like a sign of multiplication. */
const ALPHABET = 'abcdefghjkmnpqrstuvwyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** 78 random bits: nobody guesses them, so a plain hash keeps them well. */
const newRecoveryCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** As it was made, whatever blanks, lines and capitals it was typed with; null for what can be none. */
function readRecoveryCode(typed: string): string | null {
  const signs = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return signs.length === GROUPS * GROUP ? signs : null;
}

const hashOf = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex');

/** Makes ten codes and voids those before; they are told once and kept by their hash alone. */
export async function makeRecoveryCodes(db: Database, accountId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newRecoveryCode);
  await removeRecoveryCodes(db, accountId);
  await db.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashOf(code), madeAt: now })));
  return codes;
}

export async function removeRecoveryCodes(db: Database, accountId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** Whether what was typed may be a recovery code, right or wrong. */
export const looksLikeRecoveryCode = (typed: string) => readRecoveryCode(typed) !== null;

/** Whether this is a code of the account that nobody has used yet; from then on it is used. */
export async function spendRecoveryCode(
  db: Database,
  { accountId, typed, now }: { readonly accountId: string; readonly typed: string; readonly now: Date },
): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === null) return false;
  const isThis = and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashOf(code)));
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isThis, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
}

/** How many are left, and when they were made; null where there never were any. */
export async function countRecoveryCodes(db: Database, accountId: string) {
  const [row] = await db
    .select({ left: count(), madeAt: max(recoveryCodes.madeAt) })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return { left: Number(row?.left ?? 0), madeAt: row?.madeAt ?? null };
}
