import type { PersonNamed } from '../../../lib/contract/changes/shapes';
import type { ChangeKind } from '../../../lib/contract/changes/change-rules';
import type { Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { readChangeSettings } from '../../people/changes/change-settings';
import { historyVersion } from '../../people/changes/rows/history-version';
import { rowsAsKnown } from '../../people/changes/rows/rows-as-known';
import { covers, nearestDayIn, neverBegan } from '../../people/effective-dates';
import { orgNamesOf } from '../../people/organisation/org-names';
import { canCorrectHistory } from '../../people/policy';
import { formDay } from '../../platform/form-day';
import { openPerson } from '../open-person';
import { changePermissions, type ChangePermission } from '../permissions';
import { knownBefore, orgCodesOf } from '../read-history';
import { lastDayIn } from '../row-state';
import { NOBODY, personsByEmployment } from '../../people/persons-named';

const CHANGING = Object.keys(changePermissions).filter((name) => name !== 'change.configure') as ChangePermission[];

/** The head of a person's pages: what held of them on a day, as it was known at the end of another. */
export const getChangeSubject: Handler<'getChangeSubject'> = async ({ ChillCode, On, KnownOn }, context) => {
  const { db, actor, now, language } = context;
  const today = dayOf(now);
  const person = await openPerson(context, ChillCode);
  const asked = formDay(On);
  const isKept = canCorrectHistory(actor, person);
  const on = !isKept && asked && asked > today ? today : (asked ?? nearestDayIn(person, today));
  const isEmployed = covers(person, on);
  const before = knownBefore(KnownOn, now);
  const valuesOn = async (kind: ChangeKind) =>
    isEmployed
      ? ((await rowsAsKnown(db, { kind, employmentId: person.id, before })).find((row) => covers(row, on))?.values ??
        null)
      : null;
  const place = await valuesOn('assignment');
  const status = await valuesOn('job_status');
  const [manager, admin] = [await valuesOn('manager'), await valuesOn('admin_manager')];
  const leaderIds = [manager, admin].flatMap((line) => (line ? [String(line['leader_id'])] : []));
  const people = await personsByEmployment(context, [person.id, ...leaderIds]);
  const leader = (line: typeof manager): PersonNamed | null =>
    line ? (people.get(String(line['leader_id'])) ?? null) : null;
  const orgOf = await orgNamesOf(db, place ? [orgCodesOf(place)] : [], language);
  const statuses = await namesOf(db, 'job-status', language);
  const settings = await readChangeSettings(db);
  return {
    Person: people.get(person.id) ?? NOBODY,
    Active: covers(person, today) ? ('Y' as const) : ('N' as const),
    DateOfJoin: wireDate(person.validFrom),
    Exit_on: neverBegan(person) ? '' : lastDayIn(person),
    ...orgOf(place ? orgCodesOf(place) : null),
    Emp_Status_Name: status ? (statuses.get(String(status['status_code'])) ?? '') : '',
    Manager: leader(manager),
    AdminManager: leader(admin),
    CanChange: isKept && CHANGING.some((permission) => actor.permissions.has(permission)),
    manjm: settings.managerIsJustified,
    smanjm: settings.adminManagerIsJustified,
    Version: await historyVersion(db, person.id),
  };
};
