import { amongIds } from '../db/among-ids';
import { anyOf, defineErasure, mentions } from '../define-erasure';
import { drafts } from './tables';

/** What they had typed, and what others have typed of them. */
export const draftsErasure = defineErasure({
  name: 'drafts',
  titles: { de: 'Entwürfe', en: 'Drafts', es: 'Borradores', fr: 'Brouillons', ja: '下書き', zh: '草稿' },
  parts: [
    {
      table: drafts,
      where: ({ accountIds, words }) =>
        anyOf(amongIds(drafts.accountId, accountIds), mentions(drafts.subject, words), mentions(drafts.content, words)),
    },
  ],
});
