import { amongIds } from '../../platform/db/among-ids';
import { defineErasure } from '../../platform/define-erasure';
import { calendarFeeds } from './tables';

export const feedsErasure = defineErasure({
  name: 'calendar-feeds',
  titles: {
    de: 'Kalender-Abos',
    en: 'Calendar subscriptions',
    es: 'Suscripciones a calendarios',
    fr: 'Abonnements aux calendriers',
    ja: 'カレンダーの購読',
    zh: '日历订阅',
  },
  parts: [{ table: calendarFeeds, where: ({ accountIds }) => amongIds(calendarFeeds.accountId, accountIds) }],
});
