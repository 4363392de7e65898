import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import { accounts } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import { employments } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { isSubscribed } from '../../../platform/mail/sent/opt-outs';
import { digestTemplate } from './digest-mail';

export type DigestRecipient = Awaited<ReturnType<typeof recipientsAfter>>[number];

/** So many people are looked at together. */
const BATCH_SIZE = 200;

/** Who may sign in on a day, has an address and does not do without the digest: the next ones after an account. */
async function recipientsAfter(db: Database, after: string | undefined, on: CalendarDate) {
  const rows = await db
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(employments, and(eq(employments.personId, accounts.personId), asOn(employments, on)))
    .where(
      and(
        after === undefined ? undefined : gt(accounts.id, after),
        isNull(accounts.disabledAt),
        ne(accounts.mail, ''),
        eq(accounts.kind, 'employee'),
        isSubscribed(accounts.id, digestTemplate),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(BATCH_SIZE);
  return rows.map(({ account }) => account);
}

/** All of them, some at a time. */
export async function* digestRecipients(db: Database, on: CalendarDate): AsyncGenerator<readonly DigestRecipient[]> {
  let after: string | undefined;
  do {
    const batch = await recipientsAfter(db, after, on);
    yield batch;
    after = batch.length < BATCH_SIZE ? undefined : batch.at(-1)?.id;
  } while (after !== undefined);
}
