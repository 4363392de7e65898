import { auditAll } from '../../platform/audit/audit';
import type { CallContext } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import { insertRows } from '../../platform/insert-rows';
import { newCode } from '../../platform/new-code';
import { endGrants, openAccounts } from '../../people/accounts/open-account';
import { refuseChange } from '../../people/changes/checks/refuse-change';
import type { ChangeRequest } from '../../people/changes/make/change-request';
import { makeChanges, type MadeChanges } from '../../people/changes/make/make-changes';
import { adoptColumns } from '../../people/record/values/adopt-columns';
import { RecordKeys } from '../../people/record/values/keys';
import { employments, persons } from '../../people/tables';

/** Somebody who joins, read and found in order. */
export interface NewEmployment {
  readonly employmentId: string;
  readonly personId: string;
  readonly from: CalendarDate;
  readonly empid: string;
  /** Who they are; null for somebody who was here before and stays who they are. */
  readonly identity: Omit<typeof persons.$inferInsert, 'id' | 'empid' | 'name'> | null;
  /** The first day on which they were no longer employed, of somebody who was here before. */
  readonly leftOn: CalendarDate | null;
  readonly begins: readonly ChangeRequest[];
  /** Where the account is to be mailed that is opened; null for none. */
  readonly accountMail: string | null;
}

type AddingContext = Pick<CallContext, 'db' | 'actor' | 'now' | 'requestId'> & {
  readonly services: Pick<CallContext['services'], 'secrets'>;
  /** Of the press that it is done in beside others. */
  readonly batch?: string;
};

/**
 * Adds people with all that begins with them, in the transaction of the call: what begins are changes like all others. Their numbers
 * have to be held (`lockEmployeeIds`).
 * @throws ApiError `invalid` as for changes, and at `EmployeeID` where somebody else has it as login id
 */
export async function addPeople(
  context: AddingContext,
  joining: readonly NewEmployment[],
): Promise<MadeChanges & { readonly codes: ReadonlyMap<string, string> }> {
  const { db, now, services } = context;
  const named = joining.flatMap(({ personId, empid, identity }) =>
    identity ? [{ ...identity, id: personId, empid, name: `${identity.givenName} ${identity.familyName}` }] : [],
  );
  await insertRows(db, persons, named);
  const begun = joining.map(({ employmentId: id, personId, from: validFrom }) => ({
    ...{ id, personId, validFrom, code: newCode() },
  }));
  await insertRows(db, employments, begun);
  await auditAll(
    context,
    joining.map(({ employmentId: id, personId, identity, empid, from }) => ({
      ...{ subject: { kind: 'employment', id }, personId, action: identity ? 'add a person' : 'rehire a person' },
      after: { employeeId: empid, joinedOn: from },
    })),
  );
  const made = await makeChanges(
    context,
    joining.flatMap(({ begins }) => begins),
  );
  const personIds = joining.map(({ personId }) => personId);
  await adoptColumns(db, { at: now, keys: new RecordKeys(services.secrets.record), personIds });
  for (const { personId, leftOn } of joining) if (leftOn) await endGrants(db, personId, leftOn);
  const openings = joining.flatMap(({ personId, empid: loginId, accountMail: mail, from }) =>
    mail === null ? [] : [{ personId, loginId, mail, from }],
  );
  if ((await openAccounts(db, openings)).length > 0) throw refuseChange({ path: 'EmployeeID', message: 'taken' });
  return { ...made, codes: new Map(begun.map(({ id, code }) => [id, code])) };
}
