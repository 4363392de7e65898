import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Responsibility, Leaver } from '../../../people/changes/leaving/responsibility';
import { persons } from '../../../people/tables';
import { delegations } from '../tables';

const TITLE: Readonly<Record<Language, string>> = {
  de: 'Vertretungen bei Genehmigungen',
  en: 'Delegations of approvals',
  es: 'Delegaciones de aprobaciones',
  fr: 'Délégations d’approbations',
  ja: '承認の代行',
  zh: '审批委托',
};

/** Those that they gave or were given, and that would go on. */
const isOf = ({ personId, day }: Leaver) =>
  and(
    or(eq(delegations.fromId, personId), eq(delegations.toId, personId)),
    gt(delegations.validTo, day),
    isNull(delegations.stoppedAt),
  );

/** Delegations end with whoever gave or has them. What is undecided is looked up anew for each approval. */
export const delegationsOfLeavers: Responsibility = {
  key: 'delegations',
  goesOn: false,
  find: async ({ db, language }, leaver) => {
    const [givers, delegates] = [alias(persons, 'givers'), alias(persons, 'delegates')];
    const rows = await db
      .select({ from: givers.name, to: delegates.name })
      .from(delegations)
      .innerJoin(givers, eq(givers.id, delegations.fromId))
      .innerJoin(delegates, eq(delegates.id, delegations.toId))
      .where(isOf(leaver))
      .orderBy(asc(delegations.validFrom));
    if (rows.length === 0) return null;
    const details = rows.map(({ from, to }) => ({ text: `${from} → ${to}`, link: '' }));
    return { title: TITLE[language], count: rows.length, details };
  },
  settle: async ({ db, now }, leaver) => {
    await db.update(delegations).set({ stoppedAt: now }).where(isOf(leaver));
  },
};
