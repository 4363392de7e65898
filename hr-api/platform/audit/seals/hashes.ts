import { createHash } from 'node:crypto';

/** The form in which rows and blocks are hashed. A new column needs a new form, beside which blocks of this one are still checked. */
export const FORM = 1;

/** An audit row whose values the database has written as texts, so that no driver rounds or reorders any. */
export interface CanonicalEntry {
  readonly id: string;
  /** In UTC, to the microsecond. */
  readonly at: string;
  readonly accountId: string | null;
  readonly roleCode: number | null;
  readonly requestId: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly personId: string | null;
  readonly action: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface BlockHead {
  readonly number: number;
  readonly hashBefore: string;
  readonly sealedAt: Date;
}

interface HashedEntry {
  readonly entryId: string;
  readonly hash: string;
}

const hashOf = (values: readonly unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('hex');

export function hashEntry(entry: CanonicalEntry): string {
  const { id, at, accountId, roleCode, requestId, subjectKind, subjectId, personId, action, before, after } = entry;
  const subject = [subjectKind, subjectId, personId];
  return hashOf([FORM, id, at, accountId, roleCode, requestId, ...subject, action, before, after]);
}

/** The hash of a block with the rows in it, in their order. */
export function hashBlock({ number, hashBefore, sealedAt }: BlockHead, entries: readonly HashedEntry[]): string {
  const rows = entries.map(({ entryId, hash }) => [entryId, hash]);
  return hashOf([FORM, number, hashBefore, sealedAt.toISOString(), rows]);
}
