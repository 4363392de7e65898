import { amongIds } from '../../platform/db/among-ids';
import { anyOf, defineErasure, ERASED_TEXT, mentions } from '../../platform/define-erasure';
import { erasures, legalHolds } from './tables';

/** Why they were held once, and their name in the words of those who asked and decided. That they were erased stays. */
export const retentionErasure = defineErasure({
  name: 'retention',
  titles: {
    de: 'Löschanträge und Sperren',
    en: 'Holds and requests for erasure',
    es: 'Retenciones y solicitudes de borrado',
    fr: 'Blocages et demandes d’effacement',
    ja: '保留と消去の申請',
    zh: '暂缓删除与删除申请',
  },
  parts: [
    { table: legalHolds, where: ({ personIds }) => amongIds(legalHolds.personId, personIds) },
    {
      table: erasures,
      where: ({ words }) => anyOf(mentions(erasures.reason, words), mentions(erasures.comment, words)),
      set: { reason: ERASED_TEXT, comment: '' },
    },
  ],
});
