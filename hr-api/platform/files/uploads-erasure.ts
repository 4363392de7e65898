import { and, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import { amongIds } from '../db/among-ids';
import { defineErasure, ERASED_TEXT, mentions } from '../define-erasure';
import { uploads } from './tables';

const isWaiting = (accountIds: readonly string[]) =>
  and(isNull(uploads.takenAt), amongIds(uploads.accountId, accountIds)) as SQL;

/** Files that no record took up. What a record has goes with the record; one of others' stays, named for nobody. */
export const uploadsErasure = defineErasure({
  name: 'uploads',
  titles: {
    de: 'Hochgeladene Dateien',
    en: 'Uploaded files',
    es: 'Archivos subidos',
    fr: 'Fichiers envoyés',
    ja: 'アップロードされたファイル',
    zh: '上传的文件',
  },
  order: 3,
  parts: [
    {
      table: uploads,
      where: ({ accountIds, words }) =>
        and(not(isWaiting(accountIds)), isNotNull(uploads.takenAt), mentions(uploads.fileName, words)) as SQL,
      set: { fileName: ERASED_TEXT },
    },
    { table: uploads, where: ({ accountIds }) => isWaiting(accountIds), file: uploads.fileId },
  ],
});
