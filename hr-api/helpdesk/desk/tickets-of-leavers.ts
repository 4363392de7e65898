import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Responsibility, Leaver } from '../../people/changes/leaving/responsibility';
import { accounts } from '../../people/accounts/tables';
import { employments } from '../../people/tables';
import type { Database } from '../../platform/db/database';
import { namesOfAccounts } from '../notices/recipients';
import { lockTickets } from '../tickets/data';
import { recordChange } from '../conversation/record-change';
import { tickets } from '../tables';
import { assigneesOf } from './assignees';

const TITLE: Readonly<Record<Language, string>> = {
  de: 'Offene Tickets',
  en: 'Open tickets',
  es: 'Tickets abiertos',
  fr: 'Tickets ouverts',
  ja: '未完了のチケット',
  zh: '未完成的工单',
};

const isOpenOf = (db: Database, { personId }: Pick<Leaver, 'personId'>) =>
  and(
    isNull(tickets.closedAt),
    inArray(tickets.assigneeId, db.select({ id: accounts.id }).from(accounts).where(eq(accounts.personId, personId))),
  );

/** The tickets that somebody works on: each goes to whoever takes over if they answer there, else back to its process. */
export const ticketsOfLeavers: Responsibility = {
  key: 'tickets',
  goesOn: true,
  find: async ({ db, language }, leaver) => {
    const rows = await db
      .select({ number: tickets.number, subject: tickets.subject })
      .from(tickets)
      .where(isOpenOf(db, leaver))
      .orderBy(tickets.number);
    if (rows.length === 0) return null;
    return {
      title: TITLE[language],
      count: rows.length,
      details: rows.map(({ number, subject }) => ({ text: `${number} ${subject}`, link: '' })),
    };
  },
  settle: async (context, leaver, to) => {
    const { db } = context;
    const successors = to === null ? [] : await accountsOf(db, to);
    for (const ticket of await lockTickets(db, isOpenOf(db, leaver))) {
      const open = await assigneesOf(context, ticket);
      const successor = open.find(({ accountId }) => successors.includes(accountId)) ?? null;
      const names = await namesOfAccounts(db, [ticket.assigneeId, successor?.accountId ?? null]);
      const events = [
        { what: 'assignee' as const, from: names.get(ticket.assigneeId ?? '') ?? '', to: successor?.name ?? '' },
      ];
      const set = { assigneeId: successor?.accountId ?? null };
      await recordChange(context, ticket, { side: 'system', set, events, action: 'assign ticket' });
    }
  },
};

async function accountsOf(db: Database, employmentId: string): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(employments, eq(employments.personId, accounts.personId))
    .where(eq(employments.id, employmentId));
  return rows.map(({ id }) => id);
}
