import { definePersonalData } from '../../platform/personal-data';
import { feedsOf } from './feed-data';
import { feedName } from './feed-texts';

/** The person's subscriptions; their secrets are known to nobody. */
export const feedsShare = definePersonalData({
  name: 'calendar-feeds',
  titles: {
    de: 'Kalender-Abos',
    en: 'Calendar subscriptions',
    es: 'Suscripciones a calendarios',
    fr: 'Abonnements aux calendriers',
    ja: 'カレンダーの購読',
    zh: '日历订阅',
  },
  columns: {
    calendar: { de: 'Kalender', en: 'Calendar', es: 'Calendario', fr: 'Calendrier', ja: 'カレンダー', zh: '日历' },
    madeAt: { de: 'Angelegt', en: 'Made', es: 'Creada', fr: 'Créé', ja: '作成日時', zh: '创建时间' },
    lastReadAt: {
      de: 'Zuletzt gelesen',
      en: 'Last read',
      es: 'Última lectura',
      fr: 'Dernière lecture',
      ja: '最終取得',
      zh: '最近读取',
    },
  },
  read: async ({ actor, db, language }) =>
    (await feedsOf(db, actor.accountId)).map(({ kind, madeAt, lastReadAt }) => ({
      ...{ calendar: feedName(kind, language), madeAt, lastReadAt },
    })),
});
