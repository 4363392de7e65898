import type { AuditBlock, auditSeals } from '../tables';
import { FORM, hashBlock, hashEntry, type CanonicalEntry } from './hashes';

/** A seal and what is there now of its row. */
export interface SealedEntry {
  readonly seal: typeof auditSeals.$inferSelect;
  readonly entry: (CanonicalEntry & { readonly sealedIn: number | null }) | null;
}

/** Why a block is broken. */
export interface BlockFault {
  readonly block: number;
  readonly reason: string;
}

/** What is wrong with a block that follows on another one; undefined where it is whole. */
export function findBlockFault(
  block: AuditBlock,
  sealed: readonly SealedEntry[],
  before: Pick<AuditBlock, 'number' | 'hash'> | undefined,
): BlockFault | undefined {
  const number = (before?.number ?? 0) + 1;
  if (block.number < number) return { block: block.number, reason: 'it was added before the first one' };
  if (block.number > number) return { block: number, reason: 'it is missing' };
  const reason =
    headFault(block, before?.hash ?? '') ?? sealsFault(block, sealed) ?? sealed.map(entryFault).find((fault) => fault);
  return reason === undefined ? undefined : { block: number, reason };
}

function headFault({ form, hashBefore }: AuditBlock, hash: string): string | undefined {
  if (form !== FORM) return `its form is ${form}, which this release does not know`;
  return hashBefore === hash ? undefined : 'it does not hold the hash of the block before';
}

function sealsFault(block: AuditBlock, sealed: readonly SealedEntry[]): string | undefined {
  const added = sealed[block.entryCount]?.seal;
  if (added) return `row ${added.entryId} was added to it`;
  const places = new Set(sealed.map(({ seal }) => seal.place));
  for (let place = 1; place <= block.entryCount; place++)
    if (!places.has(place)) return `the seal of its row ${place} is missing`;
  const hash = hashBlock(
    block,
    sealed.map(({ seal }) => seal),
  );
  return hash === block.hash ? undefined : 'its hash is not that of its seals: it or one of them was changed';
}

function entryFault({ seal, entry }: SealedEntry): string | undefined {
  if (!entry) return seal.purgedAt ? undefined : `row ${seal.entryId} is missing and was not purged`;
  const isWhole = hashEntry(entry) === seal.hash && entry.sealedIn === seal.block;
  return isWhole ? undefined : `row ${seal.entryId} was changed`;
}
