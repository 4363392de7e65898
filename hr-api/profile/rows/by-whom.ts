import { inArray } from 'drizzle-orm';
import { accounts } from '../../people/accounts/tables';
import { nearestEmployment } from '../../people/data';
import { hasPhoto } from '../../people/photo';
import { listNameable } from '../../people/visible-employment';
import { persons } from '../../people/tables';
import { dayOf } from '../../platform/dates';
import type { ReadContext } from '../access/open-section';

export interface ByWhom {
  readonly Name: string;
  readonly Empid: string;
  readonly KeyCode: string;
  readonly HasPhoto: boolean;
}

const NOBODY: ByWhom = { Name: '', Empid: '', KeyCode: '', HasPhoto: false };

/** The persons with these ids as the caller may know them: a key for whom they may open. */
export async function personsByIds(
  { db, actor, now }: Pick<ReadContext, 'db' | 'actor' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ByWhom>> {
  if (ids.length === 0) return new Map();
  const today = dayOf(now);
  const rows = await db
    .select({ id: persons.id, name: persons.name, empid: persons.empid, hasPhoto })
    .from(persons)
    .where(inArray(persons.id, [...new Set(ids)]));
  const codes = new Map<string, string>();
  for (const { id } of rows) {
    const employment = await nearestEmployment(db, id, today);
    if (employment) codes.set(id, employment.code);
  }
  const nameable = await listNameable(db, actor, { codes: [...codes.values()], today });
  return new Map(
    rows.map(({ id, name, empid, hasPhoto: isThere }) => {
      const code = codes.get(id) ?? '';
      const isKnown = nameable.has(code);
      return [id, { Name: name, Empid: empid ?? '', KeyCode: isKnown ? code : '', HasPhoto: isThere && isKnown }];
    }),
  );
}

/** Who acted with an account. */
export async function personsByAccounts(
  context: Pick<ReadContext, 'db' | 'actor' | 'now'>,
  accountIds: readonly string[],
): Promise<(accountId: string | null) => ByWhom> {
  const rows =
    accountIds.length === 0
      ? []
      : await context.db
          .select({ id: accounts.id, personId: accounts.personId })
          .from(accounts)
          .where(inArray(accounts.id, [...new Set(accountIds)]));
  const found = await personsByIds(
    context,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const byAccount = new Map(rows.map(({ id, personId }) => [id, found.get(personId ?? '')]));
  return (accountId) => (accountId && byAccount.get(accountId)) || NOBODY;
}
