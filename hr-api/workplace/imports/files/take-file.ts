import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { IMPORT_FILE_LIMIT, IMPORT_FORMATS } from '../../../../lib/contract/workplace/imports/import-rules';
import type { Actor, CallContext } from '../../../platform/calls/call';
import { inTransaction } from '../../../platform/db/transaction';
import { ApiError } from '../../../platform/errors';
import { cleanFileName, extensionOf } from '../../../platform/files/file-name';
import { agreedType } from '../../../platform/files/inspection/formats';
import { discardDraft } from '../../../platform/files/storage/draft';
import type { StoredFile } from '../../../platform/files/storage/store';
import { claimUpload, storeUpload } from '../../../platform/files/uploads';
import { UnreadableTable } from '../../../platform/table-files/reading/unreadable-table';
import { IMPORT_FILE } from '../import-file';
import type { ImportKind } from '../import-kind';
import type { Import } from '../tables';
import { keepImport } from './keep-import';
import { readHead } from './read-head';

type Taking = Pick<
  CallContext<Pick<Actor, 'accountId' | 'roleCode'>>,
  'db' | 'actor' | 'now' | 'language' | 'requestId'
> & {
  readonly services: Pick<CallContext['services'], 'files' | 'inspector'>;
};

interface FileToTake {
  readonly path: string;
  readonly fileName: string;
  readonly kind: ImportKind;
  /** The digest that it had when it was found; another file in its place is not taken. */
  readonly sha256?: string;
  readonly sheet?: string;
  /** What is written with the import, in its transaction. */
  readonly alongWith?: (context: Taking, record: Import) => Promise<void>;
}

/**
 * Takes a file of this machine's disk in, looked at as one that was uploaded, and notes its import.
 * @throws ApiError as for an upload, and UnreadableTable where it is no table
 */
export async function takeFile(
  context: Taking,
  { path, fileName: given, sheet = '', ...wanted }: FileToTake,
): Promise<Import> {
  const { db, actor, now, services } = context;
  const fileName = cleanFileName(given);
  const format = IMPORT_FORMATS.find((one) => one === extensionOf(fileName));
  if (!format)
    throw new ApiError('file_type', { params: { types: IMPORT_FORMATS.map((one) => `.${one}`).join(', ') } });
  const { size: onDisk } = await stat(path);
  if (onDisk >= IMPORT_FILE_LIMIT) throw new UnreadableTable('too_large');
  if (onDisk === 0) throw new UnreadableTable('empty');
  const draft = await services.files.receive(db, createReadStream(path));
  try {
    const { id, sha256, size } = draft;
    if (wanted.sha256 !== undefined && sha256 !== wanted.sha256) throw new ApiError('conflict');
    await services.inspector.look(
      { kind: format, content: draft.path },
      { source: actor.accountId, isPreferred: false },
    );
    const head = await readHead(draft.path, format, sheet);
    await services.files.place(db, draft);
    const file: StoredFile = { id, sha256, size, type: agreedType(format, '') ?? draft.type, createdAt: now };
    return await inTransaction(db, async (tx) => {
      const inTx = { ...context, db: tx };
      const { accountId } = actor;
      const upload = await storeUpload(tx, { subject: IMPORT_FILE, file, fileName, accountId });
      await claimUpload(tx, upload.code, accountId, IMPORT_FILE);
      const record = await keepImport(inTx, {
        ...{ kind: wanted.kind, format, head },
        upload: { id: upload.id, fileName, sha256 },
      });
      await wanted.alongWith?.(inTx, record);
      return record;
    });
  } catch (error) {
    await discardDraft(draft);
    throw error;
  }
}
