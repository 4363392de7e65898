import { and, inArray, ne, sql } from 'drizzle-orm';
import { MAX_WHOLE_ROWS, type WriteMode } from '../../../../lib/contract/workplace/imports/import-rules';
import { audit } from '../../../platform/audit/audit';
import type { Actor, CallContext } from '../../../platform/calls/call';
import type { Offers } from '../../../platform/offers';
import { refuseImport } from '../find-import';
import { countRows } from '../rows/count-rows';
import { imports, type Import } from '../tables';
import { beginJob } from './begin-job';
import { FROM_START, totalToWrite } from './do-step';
import { kindOf } from './step-context';

type Beginning = Pick<CallContext<Pick<Actor, 'accountId' | 'roleCode'>>, 'db' | 'actor' | 'now' | 'requestId'> & {
  readonly services: { readonly capabilities: readonly Offers[] };
};

/** Two that begin at once are put in a row, so that the second is told. */
export const lockWriting = ({ db }: Pick<CallContext, 'db'>) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports that write', 0))`);

/** Another import that is being written or taken back. */
export async function findWriting({ db }: Pick<CallContext, 'db'>, { id }: Pick<Import, 'id'>): Promise<Import | null> {
  const [other] = await db
    .select()
    .from(imports)
    .where(and(inArray(imports.state, ['writing', 'taking_back']), ne(imports.id, id)))
    .limit(1);
  return other ?? null;
}

/**
 * Begins to write an import that is held while no other is written: its valid rows, or all or nothing. `told` is put on record with it.
 */
export async function beginWriting(
  context: Beginning,
  record: Import,
  mode: WriteMode,
  told: Readonly<Record<string, unknown>> = {},
): Promise<Import> {
  const { db, services } = context;
  const counts = (await countRows(db, [record.id]))(record.id);
  const total = counts.New + counts.Changed;
  if (total === 0) throw refuseImport('ImportCode', 'nothing_to_do');
  if (mode === 'all' && counts.Refused > 0) throw refuseImport('Mode', 'has_refused');
  if (mode === 'all' && total > MAX_WHOLE_ROWS) throw refuseImport('Mode', 'too_many');
  await audit(context, {
    subject: { kind: 'import', id: record.id },
    action: 'run import',
    after: { kind: record.kind, file: record.fileName, mode, rows: total, ...told },
  });
  const [first] = kindOf(services, record).writes;
  const begin = { state: 'writing', mode, phase: first?.phase ?? '', done: 0, ...FROM_START } as const;
  return beginJob(context, record, { ...begin, total: await totalToWrite(db, services, record) });
}
