import type { Grant } from '../../../../lib/contract/access/role-access/shapes';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { namesOf } from '../../../platform/texts/data';
import { lastDayOf } from '../../../people/effective-dates';
import { personsByAccount } from '../../../people/persons-named';
import { giverOf, permissionsByRole, withinOn } from '../giver';
import { grantRefusal } from '../policy';
import type { SelectedGrant } from './select-grants';

type StoredSpan = Pick<SelectedGrant['grant'], 'validFrom' | 'validTo'>;

function stateOn({ validFrom, validTo }: StoredSpan, today: CalendarDate): Grant['State'] {
  if (validTo !== null && validTo <= today) return 'over';
  return validFrom > today ? 'ahead' : 'now';
}

/** Some grants as lists show them, in their order, each with why the caller may not change it. */
export async function describeGrants(context: CallContext, rows: readonly SelectedGrant[]): Promise<Grant[]> {
  if (rows.length === 0) return [];
  const { db, language, now } = context;
  const today = dayOf(now);
  const accountIds = rows.flatMap(({ grant, givenBy, confirmedBy }) => [grant.accountId, givenBy, confirmedBy]);
  const named = await personsByAccount(
    context,
    accountIds.filter((id) => id !== null),
  );
  const nameOf = (accountId: string | null) => (accountId && named.get(accountId)?.Name) || '';
  const roleNames = await namesOf(db, 'role', language);
  const unitNames = await namesOf(db, 'unit', language);
  const giver = await giverOf(context);
  const isWithin = await withinOn(db, today);
  const permissionsOf = await permissionsByRole(
    db,
    rows.map(({ grant }) => grant.roleCode),
  );
  return rows.map(({ grant, person, ...details }) => ({
    GrantCode: grant.id,
    AccountCode: grant.accountId,
    Name: person.name,
    empid: person.empid ?? '',
    HasPhoto: person.hasPhoto,
    ChillCode: named.get(grant.accountId)?.KeyCode ?? '',
    RoleCode: grant.roleCode,
    RoleName: roleNames.get(String(grant.roleCode)) ?? String(grant.roleCode),
    Scope: grant.scope,
    UnitCode: grant.unitCode ?? '',
    UnitName: grant.unitCode ? (unitNames.get(grant.unitCode) ?? grant.unitCode) : '',
    From: grant.validFrom,
    To: lastDayOf(grant) ?? '',
    State: stateOn(grant, today),
    GivenBy: nameOf(details.givenBy),
    GivenAt: details.givenAt?.toISOString() ?? '',
    Reason: details.reason ?? '',
    LastUsedOn: details.lastUsedOn ?? '',
    ConfirmedBy: nameOf(details.confirmedBy),
    ConfirmedOn: details.confirmedOn ?? '',
    CannotChange: grantRefusal(giver, { ...grant, permissions: permissionsOf(grant.roleCode) }, isWithin),
  }));
}
