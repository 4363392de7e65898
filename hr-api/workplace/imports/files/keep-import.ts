import { audit } from '../../../platform/audit/audit';
import type { Actor, CallContext } from '../../../platform/calls/call';
import { newCode } from '../../../platform/new-code';
import type { ImportFormat } from '../../../../lib/contract/workplace/imports/import-rules';
import type { ImportKind } from '../import-kind';
import { imports, type Import } from '../tables';
import type { TableHead } from './read-head';
import { understand } from './understand';

interface NewImport {
  readonly kind: ImportKind;
  readonly upload: { readonly id: string; readonly fileName: string; readonly sha256: string };
  readonly format: ImportFormat;
  readonly head: TableHead;
}

type Keeping = Pick<
  CallContext<Pick<Actor, 'accountId' | 'roleCode'>>,
  'db' | 'actor' | 'now' | 'language' | 'requestId'
>;

/** Notes an import of a file that was taken in, understood as far as its headings tell. */
export async function keepImport(context: Keeping, { kind, upload, format, head }: NewImport): Promise<Import> {
  const { db, actor, now, language } = context;
  const { id: uploadId, fileName, sha256 } = upload;
  const [record] = await db
    .insert(imports)
    .values({
      ...{ code: newCode(), kind: kind.key, accountId: actor.accountId, roleCode: actor.roleCode, language },
      ...{ uploadId, fileName, format, sha256, state: 'mapping', createdAt: now },
      ...(await understand(db, kind, head, actor.accountId)),
    })
    .returning();
  if (!record) throw new Error('the import was not kept');
  await audit(context, {
    subject: { kind: 'import', id: record.id },
    action: 'start import',
    after: { kind: kind.key, file: fileName, sha256 },
  });
  return record;
}
