import { and, eq, notInArray, or, type SQL } from 'drizzle-orm';
import { RUNNING_STATES } from '../../../../lib/contract/workplace/imports/import-rules';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { seesEveryone } from '../../../people/visibility';
import { importKindsIn, isOpen } from '../import-kind';
import { imports, type Import } from '../tables';

type Asker = Pick<CallContext, 'db' | 'actor' | 'now' | 'services'>;

/** Which imports the caller reads: their own, and where their role covers everybody all of kinds that they may import. */
export async function readableImports({ db, actor, now, services }: Asker): Promise<SQL | undefined> {
  const isOwn = eq(imports.accountId, actor.accountId);
  if (!(await seesEveryone(db, actor, dayOf(now)))) return isOwn;
  const closed = importKindsIn(services.capabilities).filter((kind) => !isOpen(kind, actor));
  const closedKeys = closed.map(({ key }) => key);
  return or(isOwn, notInArray(imports.kind, closedKeys));
}

/** The import with a code that the caller may read; others answer as unknown. */
export async function readableImport(context: Asker, code: string): Promise<Import> {
  const [found] = await context.db
    .select()
    .from(imports)
    .where(and(eq(imports.code, code), await readableImports(context)));
  if (!found) throw new ApiError('not_found');
  return found;
}

/** What the caller may do about an import now. One that waits for a yes is everybody's to decide who may read it. */
export function mayDo(
  { actor }: Pick<Asker, 'actor'>,
  { accountId, state, writtenAt, checkedAt }: Import,
  waits = false,
) {
  const isOwn = accountId === actor.accountId;
  const isOpen = isOwn && ['mapping', 'checked', 'failed'].includes(state) && writtenAt === null;
  return {
    CanMap: isOpen,
    CanCheck: isOpen,
    CanRun: (isOwn || waits) && (state === 'checked' || (state === 'failed' && checkedAt !== null)),
    CanUndo: state === 'written' || (state === 'failed' && checkedAt !== null),
    CanDiscard: (isOwn || waits) && !RUNNING_STATES.includes(state) && writtenAt === null && state !== 'taken_back',
  };
}
