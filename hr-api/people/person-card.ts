import type { Handler } from '../platform/calls/call';
import { dayOf } from '../platform/dates';
import { ApiError } from '../platform/errors';
import { findAbsences, wireAbsence } from './absences';
import { employmentAsOn, leadersOf } from './data';
import { covers, nearestDayIn } from './effective-dates';
import { getVisibleEmployment, listNameable } from './visible-employment';

/** What a card beside a name tells: of whom the caller may know by name that, and who leads them where the caller may know that one too. */
export const getPersonCard: Handler<'getPersonCard'> = async ({ KeyCode }, context) => {
  const { actor, db, now, language } = context;
  const today = dayOf(now);
  const employment = await getVisibleEmployment(db, actor, { code: KeyCode, today });
  if (!employment) throw new ApiError('not_found');
  const { id, isWhole } = employment;
  const day = nearestDayIn(employment, today);
  const [inForce, { manager }] = [await employmentAsOn(db, id, day, language), await leadersOf(db, id, day)];
  if (!inForce) throw new ApiError('not_found');
  const nameable = await listNameable(db, actor, { codes: manager ? [manager.code] : [], today });
  const isManagerKnown = Boolean(manager && nameable.has(manager.code));
  const toldManager = isManagerKnown || isWhole ? manager : undefined;
  const absence = (await findAbsences(context, [id])).get(id);
  return {
    Name: inForce.person.name,
    Empid: inForce.person.empid ?? '',
    HasPhoto: inForce.hasPhoto,
    Active: covers(employment, today) ? 'Y' : 'N',
    Level_Name: isWhole ? (inForce.level ?? '') : '',
    Unit_Name: inForce.unit ?? '',
    Location_Name: inForce.location ?? '',
    TimeZone: inForce.timeZone ?? '',
    EmailID: isWhole ? (inForce.person.mail ?? '') : '',
    ManagerName: toldManager?.name ?? '',
    ManagerID: toldManager?.empid ?? '',
    ManagerKey: isManagerKnown ? (manager?.code ?? '') : '',
    ManagerHasPhoto: isManagerKnown && Boolean(manager?.hasPhoto),
    Away: absence ? wireAbsence(absence) : null,
  };
};
