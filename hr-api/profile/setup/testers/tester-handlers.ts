import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { audit } from '../../../platform/audit/audit';
import { dayOf, wireInstant } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { accounts } from '../../../people/accounts/tables';
import { getVisibleEmployment } from '../../../people/visible-employment';
import { personsByAccounts } from '../../rows/by-whom';
import { recordTesters } from '../tables';
import { lockSetup, openSetup, type SetupContext } from '../versions/open-setup';
import { tellTesters } from './tell-testers';

export const listSectionTesters: Handler<'listSectionTesters'> = async ({ SectionCode }, context) => {
  await openSetup(context, SectionCode);
  const testers = await context.db
    .select()
    .from(recordTesters)
    .where(eq(recordTesters.sectionCode, SectionCode))
    .orderBy(asc(recordTesters.askedAt), asc(recordTesters.accountId));
  const personOf = await personsByAccounts(
    context,
    testers.map(({ accountId }) => accountId),
  );
  return testers.map(({ accountId, askedAt, triedAt, tries, issueCount, comments }) => ({
    ...personOf(accountId),
    AskedDate: wireInstant(askedAt),
    TriedDate: triedAt ? wireInstant(triedAt) : '',
    Tries: tries,
    IssueCount: issueCount,
    Comments: comments,
  }));
};

/** The account and person of each code; a code that the caller may not know, or of nobody who can sign in, is refused. */
async function readTesters({ db, actor, now }: SetupContext, codes: readonly string[]) {
  const found = new Map<string, string>();
  for (const [at, code] of codes.entries()) {
    const employment = await getVisibleEmployment(db, actor, { code, today: dayOf(now) });
    const isOpen = and(eq(accounts.personId, employment?.personId ?? actor.personId), isNull(accounts.disabledAt));
    const [account] = employment ? await db.select().from(accounts).where(isOpen).limit(1) : [];
    if (!employment || !account)
      throw new ApiError('invalid', { issues: [{ path: `ChillCodes.${at}`, message: 'unknown' }] });
    found.set(account.id, employment.personId);
  }
  return found;
}

export const saveSectionTesters: Handler<'saveSectionTesters'> = async ({ SectionCode, ChillCodes }, context) => {
  const { db, now } = context;
  const setup = await lockSetup(context, SectionCode);
  if (!setup.draft) throw new ApiError('conflict', { params: { reason: 'discarded' } });
  const testers = await readTesters(context, ChillCodes);
  const ids = [...testers.keys()];
  const isOfSection = eq(recordTesters.sectionCode, SectionCode);
  const before = await db.select({ id: recordTesters.accountId }).from(recordTesters).where(isOfSection);
  await db
    .delete(recordTesters)
    .where(ids.length > 0 ? and(isOfSection, notInArray(recordTesters.accountId, ids)) : isOfSection);
  const known = new Set(before.map(({ id }) => id));
  const added = ids.filter((id) => !known.has(id));
  if (added.length > 0) {
    await db
      .insert(recordTesters)
      .values(added.map((accountId) => ({ sectionCode: SectionCode, accountId, askedAt: now })));
    const persons = added.map((id) => testers.get(id) as string);
    await tellTesters(context, { sectionCode: SectionCode, names: setup.draft.definition.names, persons });
  }
  await audit(context, {
    subject: { kind: 'record section', id: String(SectionCode) },
    action: 'ask section testers',
    before: { accounts: before.map(({ id }) => id) },
    after: { accounts: ids },
  });
  return {};
};
