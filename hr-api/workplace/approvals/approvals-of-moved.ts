import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import { effectOfChanges } from '../../people/changes/change-effects';
import { persons } from '../../people/tables';
import { subjectsIn } from './subject';
import { approvals } from './tables';

const TITLE: Readonly<Record<Language, string>> = {
  de: 'Offene Genehmigungen',
  en: 'Open approvals',
  es: 'Aprobaciones pendientes',
  fr: 'Approbations en attente',
  ja: '未決の承認',
  zh: '待审批事项',
};

/** What is undecided about somebody who is changed, by the name of what is asked: a change of manager or unit asks others then. */
export const approvalsOfMoved = effectOfChanges({
  key: 'approvals',
  look: async () => null,
  tell: async ({ db, language, services }, { personIds }) => {
    const rows = await db
      .select({ kind: approvals.kind, name: persons.name })
      .from(approvals)
      .innerJoin(persons, eq(persons.id, approvals.personId))
      .where(and(eq(approvals.state, 'pending'), inArray(approvals.personId, [...personIds])))
      .orderBy(asc(approvals.askedAt));
    if (rows.length === 0) return null;
    const names = new Map(subjectsIn(services.capabilities).map((subject) => [subject.kind, subject.names[language]]));
    const details = rows.map(({ kind, name }) => ({ text: [names.get(kind) ?? kind, name].join(' · '), link: '' }));
    return { title: TITLE[language], count: rows.length, details };
  },
});
