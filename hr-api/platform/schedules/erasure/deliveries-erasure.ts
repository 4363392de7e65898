import { defineErasure, mentions } from '../../define-erasure';
import { scheduleDeliveries } from '../tables';

/** What was sent to them by a schedule: recipients are accounts or addresses. */
export const deliveriesErasure = defineErasure({
  name: 'deliveries',
  titles: {
    de: 'Zustellungen nach Zeitplan',
    en: 'Scheduled deliveries',
    es: 'Envíos programados',
    fr: 'Envois planifiés',
    ja: '定期配信',
    zh: '定时发送',
  },
  order: 2,
  parts: [
    {
      table: scheduleDeliveries,
      where: ({ accountIds, words }) => mentions(scheduleDeliveries.recipient, [...accountIds, ...words]),
    },
  ],
});
