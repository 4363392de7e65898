import { and, count, eq, gte } from 'drizzle-orm';
import type { Language } from '../../lib/contract/platform/languages';
import type { ChangeEffect } from '../people/changes/change-effects';
import type { HeldContext, NeverCame } from '../people/changes/leaving/responsibility';
import { daysAfter, startOf } from '../platform/dates';
import { acceptances } from './tables';

const TITLE: Readonly<Record<Language, string>> = {
  de: 'Angenommene Vereinbarungen',
  en: 'Agreements accepted',
  es: 'Acuerdos aceptados',
  fr: 'Accords acceptés',
  ja: '同意済みの規約',
  zh: '已接受的协议',
};

/** What somebody agreed to or signed since their first day, which begins half a day earlier in the east. */
export async function acceptedByJoiner(
  { db, language }: HeldContext,
  { personId, from }: NeverCame,
): Promise<ChangeEffect | null> {
  const isOwn = eq(acceptances.personId, personId);
  const [found] = await db
    .select({ count: count() })
    .from(acceptances)
    .where(and(isOwn, gte(acceptances.acceptedAt, startOf(daysAfter(from, -1)))));
  return found && found.count > 0 ? { title: TITLE[language], count: found.count, details: [] } : null;
}
