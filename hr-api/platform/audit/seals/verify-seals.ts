import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { openSnapshot } from '../../db/snapshot';
import { auditBlocks, auditEntries, auditSeals, type AuditBlock } from '../tables';
import { findBlockFault, type BlockFault, type SealedEntry } from './block-fault';
import { canonicalColumns } from './canonical-columns';

/** How many blocks are read at once. */
const PAGE_SIZE = 10;

export interface AuditCheck {
  /** Of the chain up to the first broken block. */
  readonly blocks: number;
  readonly rows: number;
  readonly purged: number;
  readonly last: Pick<AuditBlock, 'number' | 'hash'> | undefined;
  readonly unsealed: number;
  readonly fault: BlockFault | undefined;
}

/** Checks every block and every sealed row against their hashes, as they all were at one moment. */
export async function verifySeals(db: Database): Promise<AuditCheck> {
  const snapshot = await openSnapshot(db);
  try {
    return await verify(snapshot.db);
  } finally {
    await snapshot.release();
  }
}

async function verify(db: Database): Promise<AuditCheck> {
  const chain = await verifyChain(db);
  const unsealed = await db.$count(auditEntries, isNull(auditEntries.sealedIn));
  const said = await db.$count(auditEntries, isNotNull(auditEntries.sealedIn));
  const isComplete = !chain.fault && said === chain.rows - chain.purged;
  const faults = [chain.fault, isComplete ? undefined : await findStrayEntry(db)].filter(
    (fault) => fault !== undefined,
  );
  const [fault] = faults.sort((one, other) => one.block - other.block);
  return { ...chain, unsealed, fault };
}

async function verifyChain(db: Database): Promise<Omit<AuditCheck, 'unsealed'>> {
  const checked = { blocks: 0, rows: 0, purged: 0 };
  let last: AuditBlock | undefined;
  for await (const { block, sealed } of readBlocks(db)) {
    const fault = findBlockFault(block, sealed, last);
    if (fault) return { ...checked, last, fault };
    checked.blocks += 1;
    checked.rows += sealed.length;
    checked.purged += sealed.filter(({ entry }) => !entry).length;
    last = block;
  }
  return { ...checked, last, fault: undefined };
}

/** The blocks in their order, with their seals and rows; some of them at a time are in memory. */
async function* readBlocks(db: Database): AsyncGenerator<{ block: AuditBlock; sealed: readonly SealedEntry[] }> {
  for (let last: AuditBlock | undefined; ;) {
    const blocks: AuditBlock[] = await db
      .select()
      .from(auditBlocks)
      .where(last && gt(auditBlocks.number, last.number))
      .orderBy(auditBlocks.number)
      .limit(PAGE_SIZE);
    last = blocks.at(-1);
    if (!last) return;
    const all = await readSealed(db, blocks);
    for (const block of blocks) yield { block, sealed: all.filter(({ seal }) => seal.block === block.number) };
  }
}

/** The seals of blocks with their rows, in their order. Of those that a block has too many the first one is enough. */
function readSealed(db: Database, blocks: readonly AuditBlock[]): Promise<SealedEntry[]> {
  const numbers = blocks.map(({ number }) => number);
  const most = blocks.reduce((sum, { entryCount }) => sum + entryCount + 1, 0);
  return db
    .select({ seal: auditSeals, entry: { ...canonicalColumns, sealedIn: auditEntries.sealedIn } })
    .from(auditSeals)
    .leftJoin(auditEntries, eq(auditEntries.id, auditSeals.entryId))
    .where(inArray(auditSeals.block, numbers))
    .orderBy(auditSeals.block, auditSeals.place)
    .limit(most);
}

/** The first row that says that it is in a block which is not there or has no seal of it. All rows are looked through. */
async function findStrayEntry(db: Database): Promise<BlockFault | undefined> {
  const [stray] = await db
    .select({ id: auditEntries.id, said: auditEntries.sealedIn, block: auditBlocks.number })
    .from(auditEntries)
    .leftJoin(auditSeals, and(eq(auditSeals.entryId, auditEntries.id), eq(auditSeals.block, auditEntries.sealedIn)))
    .leftJoin(auditBlocks, eq(auditBlocks.number, auditEntries.sealedIn))
    .where(and(isNotNull(auditEntries.sealedIn), or(isNull(auditSeals.entryId), isNull(auditBlocks.number))))
    .orderBy(asc(auditEntries.sealedIn), asc(auditEntries.id))
    .limit(1);
  if (!stray) return undefined;
  const reason =
    stray.block === null
      ? `it is missing, though row ${stray.id} is said to be in it`
      : `row ${stray.id} was added to it`;
  return { block: stray.said ?? 0, reason };
}
