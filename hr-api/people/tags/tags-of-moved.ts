import { and, eq, inArray, or } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import { namesOf } from '../../platform/texts/data';
import { effectOfChanges } from '../changes/change-effects';
import { asOn } from '../effective-dates';
import { tagKinds, tagMembers } from './tables';

const TITLE: Readonly<Record<Language, string>> = {
  de: 'Schlagwörter, die bleiben',
  en: 'Tags that stay',
  es: 'Etiquetas que se mantienen',
  fr: 'Étiquettes qui restent',
  ja: '引き続き付くタグ',
  zh: '保留的标签',
};

/** The tags that somebody has, or looks after, on the day of a change: it moves none of them, whoever changes it has to know. */
export const tagsOfMoved = effectOfChanges({
  key: 'tags',
  look: async () => null,
  tell: async ({ db, language }, { kind, employmentIds, on }) => {
    if (kind === 'job_status') return null;
    const isOf = inArray(tagMembers.employmentId, [...employmentIds]);
    const isOwned = inArray(tagMembers.ownerId, [...employmentIds]);
    const rows = await db
      .selectDistinct({ code: tagKinds.code, name: tagKinds.name, textCode: tagKinds.textCode })
      .from(tagMembers)
      .innerJoin(tagKinds, eq(tagKinds.code, tagMembers.tagCode))
      .where(and(or(isOf, isOwned), asOn(tagMembers, on), eq(tagKinds.isActive, true)))
      .orderBy(tagKinds.code);
    if (rows.length === 0) return null;
    const names = await namesOf(db, 'tag', language);
    const details = rows.map(({ name, textCode }) => ({ text: names.get(textCode ?? '') ?? name, link: '' }));
    return { title: TITLE[language], count: rows.length, details };
  },
});
