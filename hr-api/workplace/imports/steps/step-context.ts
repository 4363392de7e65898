import { findAccountHolders } from '../../../people/accounts/account-holders';
import type { Dependencies } from '../../../platform/capability';
import type { Database } from '../../../platform/db/database';
import { rowsWithKeys } from '../rows/rows-with-keys';
import { importKindsIn, withOwnColumns, type ImportContext, type ImportKind, type ImportRun } from '../import-kind';
import type { Import } from '../tables';
import { dayOfOption } from '../usual-options';

/** What works on an import: the services of a call, or of a job. */
export type Worker = Pick<Dependencies, 'clock' | 'files' | 'secrets' | 'capabilities'>;

/** The rights with which an import was begun are gone. */
export class NoRight extends Error {}

/** Without the columns of the organisation. */
export function kindOf({ capabilities }: Pick<Worker, 'capabilities'>, { kind }: Pick<Import, 'kind'>): ImportKind {
  const found = importKindsIn(capabilities).find(({ key }) => key === kind);
  if (!found) throw new Error(`nothing imports ${kind}`);
  return found;
}

/** Opens the kind of an import for one piece of work, with the rights of whoever began it or takes it back, as they are now. */
export async function openRun(
  db: Database,
  worker: Worker,
  record: Import,
  by = { accountId: record.accountId, roleCode: record.roleCode },
): Promise<{ kind: ImportKind; run: ImportRun; context: ImportContext }> {
  const now = worker.clock();
  const [holder] = await findAccountHolders(db, [by.accountId], now);
  const actor = holder?.actorAs(by.roleCode);
  if (!actor?.permissions.has('people.import')) throw new NoRight();
  const kind = await withOwnColumns({ db, now }, kindOf(worker, record));
  const options = Object.fromEntries(
    kind.options.map(({ key, type, usual }): [string, string] => {
      const said = record.options[key] ?? usual;
      return [key, type === 'day' ? (dayOfOption(said, record.options) ?? '') : said];
    }),
  );
  const context: ImportContext = {
    ...{ db, now, actor, batch: record.batch, fileName: record.fileName, language: record.language },
    requestId: `import ${record.code}`,
    services: worker,
    keyColumn: record.keyColumn,
    columns: new Set([...record.mapping.map(({ column }) => column), ...Object.keys(record.fixed)]),
    options,
    rowsWithKeys: (keys) => rowsWithKeys(db, record.id, keys),
  };
  return { kind, context, run: await kind.open(context) };
}
