import { amongIds } from '../platform/db/among-ids';
import { defineErasure } from '../platform/define-erasure';
import { recordTesters } from './setup/tables';
import { recordFiles, recordProposals } from './tables';

/** What they asked to have changed, the files of their record, and what they said of drafts that they tried out. */
export const profileErasure = defineErasure({
  name: 'profile',
  titles: {
    de: 'Dateien und Änderungsanträge des Profils',
    en: 'Files and requests of the profile',
    es: 'Archivos y solicitudes del perfil',
    fr: 'Fichiers et demandes du profil',
    ja: 'プロフィールのファイルと変更申請',
    zh: '档案文件与更改申请',
  },
  parts: [
    { table: recordProposals, where: ({ personIds }) => amongIds(recordProposals.personId, personIds) },
    {
      table: recordFiles,
      where: ({ personIds }) => amongIds(recordFiles.personId, personIds),
      upload: recordFiles.uploadId,
    },
    { table: recordTesters, where: ({ accountIds }) => amongIds(recordTesters.accountId, accountIds) },
  ],
});
