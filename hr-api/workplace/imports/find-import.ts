import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import type { ImportIssue } from '../../../lib/contract/workplace/imports/import-rules';
import { importKindsIn, isOpen, withOwnColumns, type ImportKind } from './import-kind';
import { imports, type Import } from './tables';

type Finder = Pick<CallContext, 'db' | 'actor' | 'services'>;

export function kindNamed(context: Pick<CallContext, 'services' | 'db' | 'now'>, key: string): Promise<ImportKind> {
  const kind = importKindsIn(context.services.capabilities).find((one) => one.key === key);
  if (!kind) throw refuseImport('Kind', 'not_valid');
  return withOwnColumns(context, kind);
}

/** A kind that the caller may import; another is refused as one that there is not. */
export async function openKind(
  context: Pick<CallContext, 'services' | 'db' | 'now' | 'actor'>,
  key: string,
): Promise<ImportKind> {
  const kind = await kindNamed(context, key);
  if (!isOpen(kind, context.actor)) throw refuseImport('Kind', 'not_valid');
  return kind;
}

/** The import with a code that is the caller's own; others answer as unknown. */
export async function ownImport({ db, actor }: Finder, code: string, locks = false): Promise<Import> {
  const query = db
    .select()
    .from(imports)
    .where(and(eq(imports.code, code), eq(imports.accountId, actor.accountId)));
  const [found] = locks ? await query.for('update') : await query;
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Refuses a call at a field; the portal words it. */
export const refuseImport = (path: string, message: ImportIssue, params?: Readonly<Record<string, string>>) =>
  new ApiError('invalid', { issues: [{ path, message }], ...(params && { params }) });
