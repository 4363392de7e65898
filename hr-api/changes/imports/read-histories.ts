import type { DatedRow } from '../../people/changes/rows/dated-row';
import { readRows } from '../../people/changes/rows/read-rows';
import type { ImportContext } from '../../workplace/imports/import-kind';

/** The kinds of changes that a row of a person asks for. */
export const LINE_KINDS = ['manager', 'admin_manager', 'reviewer'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
type Kind = 'assignment' | 'job_status' | LineKind;

export type Histories = Readonly<Record<Kind, ReadonlyMap<string, readonly DatedRow[]>>>;

/** The dated rows of some employments, of those kinds that are asked for. */
export async function readHistories(
  { db }: Pick<ImportContext, 'db'>,
  ids: readonly string[],
  kinds: ReadonlySet<Kind>,
): Promise<Histories> {
  const read = async (kind: Kind) => (kinds.has(kind) ? readRows(db, kind, ids) : new Map<string, DatedRow[]>());
  return {
    assignment: await read('assignment'),
    job_status: await read('job_status'),
    manager: await read('manager'),
    admin_manager: await read('admin_manager'),
    reviewer: await read('reviewer'),
  };
}
