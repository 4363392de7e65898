import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { startOf, type CalendarDate } from '../../platform/dates';
import { isEmployedOn, type SamplePerson } from './sample';
import { accounts, roleGrants } from '../accounts/tables';
import { ROLE } from '../accounts/role-codes';

export interface SampleAccount extends SamplePerson {
  readonly accountId: string;
  readonly roleCodes: readonly number[];
}

/** Whoever holds one of these works in it all day, and starts there. */
const OCCUPATIONS: readonly number[] = [ROLE.hr, ROLE.helpdesk, ROLE.administrator];

const HR_PARTNER = { unit: 'talent', for: 'instruments' } as const;

/** Accounts of those who work here today, and the disabled one of the cast member who left; the cast alone has a password. */
export async function loadAccounts(
  db: Database,
  people: readonly SamplePerson[],
  { today, passwordHash }: { today: CalendarDate; passwordHash: string },
): Promise<SampleAccount[]> {
  const holders = people.filter(({ seat }) => seat.cast ?? isEmployedOn(seat, today));
  const withGrants = holders.map((person) => {
    const accountId = randomUUID();
    const grants = grantsOf(person, accountId);
    return { ...person, accountId, grants, roleCodes: grants.map(({ roleCode }) => roleCode) };
  });
  await insertRows(
    db,
    accounts,
    withGrants.map(({ accountId, seat, mail, roleCodes }) => ({
      id: accountId,
      loginId: seat.empid,
      personId: seat.personId,
      kind: 'employee' as const,
      typeOfUser: seat.cast?.typeOfUser ?? ('E' as const),
      mail,
      passwordHash: seat.cast ? passwordHash : null,
      mustPassCode: seat.cast?.mustPassCode ?? false,
      popupFlag: seat.cast?.popupFlag ?? 0,
      startingRole: OCCUPATIONS.find((code) => roleCodes.includes(code)) ?? null,
      disabledAt: seat.leftOn ? startOf(seat.leftOn) : null,
    })),
  );
  await insertRows(
    db,
    roleGrants,
    withGrants.flatMap(({ grants }) => grants),
  );
  return withGrants;
}

function grantsOf({ seat }: SamplePerson, accountId: string): (typeof roleGrants.$inferInsert)[] {
  const held = { accountId, unitCode: null, validFrom: seat.joinedOn, validTo: seat.leftOn };
  const leadsLeaders = seat.level === 'director' || seat.level === 'vice-president' || seat.level === 'chief';
  const isHrPartner = seat.unit === HR_PARTNER.unit && seat.level === 'manager';
  return [
    { ...held, roleCode: ROLE.employee, scope: 'self' },
    ...(seat.leads ? [{ ...held, roleCode: ROLE.appraiser, scope: 'tree' as const }] : []),
    ...(leadsLeaders ? [{ ...held, roleCode: ROLE.reviewer, scope: 'tree' as const }] : []),
    ...(isHrPartner ? [{ ...held, roleCode: ROLE.hr, scope: 'unit' as const, unitCode: HR_PARTNER.for }] : []),
    ...(seat.cast?.roles ?? []).map(({ code, scope }) => ({ ...held, roleCode: code, scope })),
  ];
}
