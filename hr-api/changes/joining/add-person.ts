import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { SAVED } from '../../../lib/contract/changes/change-rules';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { newCode } from '../../platform/new-code';
import { accounts, roleGrants } from '../../people/accounts/tables';
import { ROLE } from '../../people/accounts/role-codes';
import { refuseChange } from '../../people/changes/checks/refuse-change';
import { makeChanges } from '../../people/changes/make/make-changes';
import { adoptColumns } from '../../people/record/values/adopt-columns';
import { RecordKeys } from '../../people/record/values/keys';
import { employments, persons } from '../../people/tables';
import { lockEmployeeIds, nextEmployeeId } from './employee-ids';
import { findDoubles } from './find-doubles';
import { readJoining, type JoiningRequest } from './read-joining';

/**
 * Adds a person with their employment, place, status, managers and account, or a further employment of somebody who was here before.
 * What begins are changes as any other, by the same rules.
 */
export const addPerson: Handler<'addPerson'> = async (form, context) => {
  const { db, now } = context;
  await lockEmployeeIds(db);
  const request = await readJoining(context, form);
  const { person, former } = request;
  if (!former && !form.IsNoDouble) {
    const { Doubles, Hidden } = await findDoubles(context, form);
    if (Doubles.length + Hidden > 0) throw refuseChange({ path: 'IsNoDouble', message: 'required' });
  }
  const empid = former ? (former.empid ?? '') : form.EmployeeID.trim() || (await nextEmployeeId(db));
  if (empid === null) throw refuseChange({ path: 'EmployeeID', message: 'required' });
  if (!former) await insertPerson(context, request, empid);
  const code = newCode();
  await db.insert(employments).values({ id: person.id, code, personId: person.personId, validFrom: person.validFrom });
  const action = former ? 'rehire a person' : 'add a person';
  await audit(context, {
    ...{ subject: { kind: 'employment', id: person.id }, personId: person.personId, action },
    after: { employeeId: empid, joinedOn: person.validFrom },
  });
  await makeChanges(context, request.begins);
  await adoptColumns(db, { at: now, keys: new RecordKeys(context.services.secrets.record), personId: person.personId });
  await openAccount(context, request, empid);
  return { message: SAVED, ChillCode: code, EmployeeID: empid };
};

async function insertPerson({ db }: CallContext, { form, person, bornOn }: JoiningRequest, empid: string) {
  const [givenName, familyName] = [form.GivenName.trim(), form.FamilyName.trim()];
  await db.insert(persons).values({
    ...{ id: person.personId, empid, givenName, familyName, name: `${givenName} ${familyName}`, bornOn },
    mail: form.Mail.trim() || null,
    personalMail: form.PersonalMail.trim() || null,
    gender: form.Gender || null,
  });
}

/**
 * The account of a new person, with the role of an employee from their first day; of one who comes back theirs, without the roles that
 * they had. Whoever was disabled by an administrator stays so.
 */
async function openAccount({ db }: CallContext, { form, person, former }: JoiningRequest, empid: string) {
  const { personId, validFrom } = person;
  const mail = former?.mail || form.Mail.trim();
  const own = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.personId, personId), eq(accounts.kind, 'employee')));
  for (const account of own) if (former) await endGrants(db, account.id, former.leftOn);
  if (!form.OpensAccount) return;
  const [account] = own;
  const inviteOn = account?.passwordHash ? null : validFrom;
  if (account?.disabledBy) return;
  const [opened] = account
    ? await db
        .update(accounts)
        .set({ disabledAt: null, inviteOn, invitedAt: null, mail })
        .where(eq(accounts.id, account.id))
        .returning({ id: accounts.id })
    : await db
        .insert(accounts)
        .values({ loginId: empid, personId, kind: 'employee', mail, inviteOn })
        .onConflictDoNothing()
        .returning({ id: accounts.id });
  if (!opened) throw refuseChange({ path: 'EmployeeID', message: 'taken' });
  await db.insert(roleGrants).values({ accountId: opened.id, roleCode: ROLE.employee, scope: 'self', validFrom });
}

/** What somebody held when they left is not theirs again when they come back. */
async function endGrants(db: CallContext['db'], accountId: string, leftOn: string): Promise<void> {
  const isOpen = and(
    eq(roleGrants.accountId, accountId),
    or(isNull(roleGrants.validTo), gt(roleGrants.validTo, leftOn)),
  );
  await db.delete(roleGrants).where(and(isOpen, gt(roleGrants.validFrom, leftOn)));
  await db.delete(roleGrants).where(and(isOpen, eq(roleGrants.validFrom, leftOn)));
  await db.update(roleGrants).set({ validTo: leftOn }).where(isOpen);
}
