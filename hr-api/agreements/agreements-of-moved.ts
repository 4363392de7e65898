import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Language } from '../../lib/contract/platform/languages';
import { MAX_NAMED } from '../../lib/contract/changes/change-rules';
import { daysAfter, startOf } from '../platform/dates';
import { effectOfChanges } from '../people/changes/change-effects';
import { toAccept } from './conducts-to-accept';
import { conducts, conductTexts } from './tables';

const TITLE: Readonly<Record<Language, string>> = {
  de: 'Vereinbarungen, die neu anzunehmen sind',
  en: 'Agreements that will be asked',
  es: 'Acuerdos que se pedirán',
  fr: 'Accords qui seront demandés',
  ja: '新たに同意を求める規約',
  zh: '将需要确认的协议',
};

/** The agreements that somebody has to accept after a change and had not before it; of several people the first ones are asked about. */
export const agreementsOfMoved = effectOfChanges({
  key: 'agreements',
  look: async ({ db }, { kind, personIds, on }) => {
    if (kind !== 'assignment') return new Set<string>();
    const end = startOf(daysAfter(on, 1));
    const found = new Set<string>();
    for (const personId of personIds.slice(0, MAX_NAMED)) {
      const isAsked = toAccept(personId, on, (publishedAt) => lte(publishedAt, end));
      for (const { id } of await db.select({ id: conducts.id }).from(conducts).where(isAsked)) found.add(id);
    }
    return found;
  },
  tell: async ({ db, language }, _change, { before, after }) => {
    const ids = [...after].filter((id) => !before.has(id));
    if (ids.length === 0) return null;
    const rows = await db
      .selectDistinctOn([conductTexts.conductId], { title: conductTexts.title })
      .from(conductTexts)
      .where(and(inArray(conductTexts.conductId, ids), inArray(conductTexts.language, [language, 'en'])))
      .orderBy(conductTexts.conductId, sql`${eq(conductTexts.language, language)} desc`);
    return { title: TITLE[language], count: ids.length, details: rows.map(({ title }) => ({ text: title, link: '' })) };
  },
});
