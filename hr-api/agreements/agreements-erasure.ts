import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { amongIds } from '../platform/db/among-ids';
import { anyOf, defineErasure } from '../platform/define-erasure';
import { acceptances, conductAudiences, conductReminders } from './tables';

/** What they agreed to, were reminded of and asked for by name. */
export const agreementsErasure = defineErasure({
  name: 'agreements',
  titles: { de: 'Zustimmungen', en: 'Acceptances', es: 'Aceptaciones', fr: 'Acceptations', ja: '同意', zh: '同意记录' },
  parts: [
    { table: acceptances, where: ({ personIds }) => amongIds(acceptances.personId, personIds) },
    {
      table: conductReminders,
      where: ({ personIds, accountIds }) =>
        anyOf(amongIds(conductReminders.personId, personIds), amongIds(conductReminders.accountId, accountIds)),
    },
    {
      table: conductAudiences,
      where: ({ personIds, employmentIds, words }) =>
        and(
          eq(conductAudiences.kind, 'person'),
          inArray(conductAudiences.value, [...personIds, ...employmentIds, ...words]),
        ) as SQL,
    },
  ],
});
