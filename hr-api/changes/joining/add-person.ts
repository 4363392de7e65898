import { SAVED } from '../../../lib/contract/changes/change-rules';
import type { Handler } from '../../platform/calls/call';
import { refuseChange } from '../../people/changes/checks/refuse-change';
import { addPeople } from './add-people';
import { lockEmployeeIds, nextEmployeeId } from './employee-ids';
import { findDoubles } from './find-doubles';
import { readJoining, type JoiningRequest } from './read-joining';

/**
 * Adds a person with their employment, place, status, managers and account, or a further employment of somebody who was here before.
 * What begins are changes like all others, by the same rules.
 */
export const addPerson: Handler<'addPerson'> = async (form, context) => {
  const { db } = context;
  await lockEmployeeIds(db);
  const request = await readJoining(context, form);
  const { person, former, begins } = request;
  if (!former && !form.IsNoDouble) {
    const { Doubles, Hidden } = await findDoubles(context, form);
    if (Doubles.length + Hidden > 0) throw refuseChange({ path: 'IsNoDouble', message: 'required' });
  }
  const empid = former ? (former.empid ?? '') : form.EmployeeID.trim() || (await nextEmployeeId(db));
  if (empid === null) throw refuseChange({ path: 'EmployeeID', message: 'required' });
  const { codes } = await addPeople(context, [
    {
      ...{ employmentId: person.id, personId: person.personId, from: person.validFrom, empid, begins },
      identity: former ? null : identityOf(request),
      leftOn: former?.leftOn ?? null,
      accountMail: form.OpensAccount ? former?.mail || form.Mail.trim() : null,
    },
  ]);
  return { message: SAVED, ChillCode: codes.get(person.id) ?? '', EmployeeID: empid };
};

const identityOf = ({ form, bornOn }: JoiningRequest) => ({
  givenName: form.GivenName.trim(),
  familyName: form.FamilyName.trim(),
  bornOn,
  mail: form.Mail.trim() || null,
  personalMail: form.PersonalMail.trim() || null,
  gender: form.Gender || null,
});
