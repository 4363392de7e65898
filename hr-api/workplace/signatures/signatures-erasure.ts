import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { signatures } from './tables';

/** The signed copies, which bear their name; acceptances stand on them. The document itself is everybody's. */
export const signaturesErasure = defineErasure({
  name: 'signatures',
  titles: {
    de: 'Unterschriebene Dokumente',
    en: 'Signed documents',
    es: 'Documentos firmados',
    fr: 'Documents signés',
    ja: '署名済み文書',
    zh: '已签署的文件',
  },
  order: 2,
  parts: [
    {
      table: signatures,
      where: ({ personIds }) => amongIds(signatures.personId, personIds),
      file: signatures.fileId,
    },
  ],
});
