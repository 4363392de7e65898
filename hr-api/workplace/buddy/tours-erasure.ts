import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { buddyTaskMarks, tourBuddies } from './tables';

export const toursErasure = defineErasure({
  name: 'tours',
  titles: {
    de: 'Rundgänge',
    en: 'Tours',
    es: 'Visitas guiadas',
    fr: 'Visites guidées',
    ja: 'ツアー',
    zh: '导览',
  },
  parts: [
    { table: tourBuddies, where: ({ accountIds }) => amongIds(tourBuddies.accountId, accountIds) },
    { table: buddyTaskMarks, where: ({ accountIds }) => amongIds(buddyTaskMarks.accountId, accountIds) },
  ],
});
