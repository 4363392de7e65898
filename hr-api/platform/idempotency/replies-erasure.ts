import { amongIds } from '../db/among-ids';
import { anyOf, defineErasure, mentions } from '../define-erasure';
import { idempotencyRecords } from './tables';

/** Replies are purged within days by themselves; what they say of somebody does not wait for that. */
export const repliesErasure = defineErasure({
  name: 'replies',
  titles: {
    de: 'Zwischengespeicherte Antworten',
    en: 'Stored replies',
    es: 'Respuestas almacenadas',
    fr: 'Réponses mémorisées',
    ja: '一時保存された応答',
    zh: '暂存的答复',
  },
  parts: [
    {
      table: idempotencyRecords,
      where: ({ accountIds, words }) =>
        anyOf(amongIds(idempotencyRecords.accountId, accountIds), mentions(idempotencyRecords.reply, words)),
    },
  ],
});
