import { SAVED } from '../../../lib/contract/changes/change-rules';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handler } from '../../platform/calls/call';
import { newCode } from '../../platform/new-code';
import { endGrants, openAccount } from '../../people/accounts/open-account';
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
 * What begins are changes like all others, by the same rules.
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
  if (former) await endGrants(db, former.id, former.leftOn);
  const opening = { personId: person.personId, loginId: empid, mail: former?.mail || form.Mail.trim() };
  if (form.OpensAccount && !(await openAccount(db, { ...opening, from: person.validFrom })))
    throw refuseChange({ path: 'EmployeeID', message: 'taken' });
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
