import { amongIds } from '../../platform/db/among-ids';
import { anyOf, defineErasure } from '../../platform/define-erasure';
import { birthdayGreetings, wishes } from './tables';

/** Wishes that they sent or were sent, and that they were greeted. */
export const wishesErasure = defineErasure({
  name: 'wishes',
  titles: {
    de: 'Glückwünsche',
    en: 'Wishes',
    es: 'Felicitaciones',
    fr: 'Vœux',
    ja: 'お祝いメッセージ',
    zh: '祝福',
  },
  parts: [
    {
      table: wishes,
      where: ({ personIds }) => anyOf(amongIds(wishes.senderId, personIds), amongIds(wishes.receiverId, personIds)),
    },
    { table: birthdayGreetings, where: ({ personIds }) => amongIds(birthdayGreetings.personId, personIds) },
  ],
});
