import { and, countDistinct, eq, exists, gte, inArray, or, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { ChangeEffect } from '../../people/changes/change-effects';
import type { HeldContext, NeverCame } from '../../people/changes/leaving/responsibility';
import { daysAfter, startOf } from '../../platform/dates';
import { approvalApprovers, approvals } from './tables';

const TITLE: Readonly<Record<Language, string>> = {
  de: 'Entschiedene Genehmigungen',
  en: 'Approvals decided',
  es: 'Aprobaciones decididas',
  fr: 'Approbations décidées',
  ja: '決定済みの承認',
  zh: '已决定的审批',
};

/** What somebody asked for and was decided, or decided themself, since their first day, which begins half a day earlier in the east. */
export async function decidedWithJoiner(
  { db, language }: HeldContext,
  { personId, from }: NeverCame,
): Promise<ChangeEffect | null> {
  const since = startOf(daysAfter(from, -1));
  const isDecided = and(inArray(approvals.state, ['approved', 'rejected']), gte(approvals.askedAt, since));
  const decidedByThem = db
    .select({ one: sql`1` })
    .from(approvalApprovers)
    .where(
      and(
        eq(approvalApprovers.approvalId, approvals.id),
        eq(approvalApprovers.decidedById, personId),
        gte(approvalApprovers.decidedAt, since),
      ),
    );
  const [found] = await db
    .select({ count: countDistinct(approvals.id) })
    .from(approvals)
    .where(or(and(eq(approvals.askedById, personId), isDecided), exists(decidedByThem)));
  return found && found.count > 0 ? { title: TITLE[language], count: found.count, details: [] } : null;
}
