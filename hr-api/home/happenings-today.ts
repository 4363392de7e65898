import type { Handler } from '../call';
import { anniversariesOn, birthdaysOn } from '../happenings/colleagues';
import { placeOf } from '../people/colleagues';
import { dayOf, daysAfter, wireDate } from '../people/dates';
import { namesOf } from '../texts/data';

/** Today's, then tomorrow's, birthdays before anniversaries; none for someone who works nowhere today. */
export const listHappeningsToday: Handler<'listHappeningsToday'> = async (_request, { actor, db, now, language }) => {
  const today = dayOf(now);
  const place = actor.employmentId ? await placeOf(db, actor.employmentId, today) : null;
  if (!place) return [];
  const viewer = { personId: actor.personId, place };
  const unitNames = await namesOf(db, 'unit', language);
  const rows = [];
  for (const on of [today, daysAfter(today, 1)]) {
    const question = { on, today };
    const happenings = [...(await birthdaysOn(db, viewer, question)), ...(await anniversariesOn(db, viewer, question))];
    for (const { kind, name, empid, hasPhoto, unitCode, years } of happenings) {
      rows.push({
        WishType: kind,
        DayCode: rows.length + 1,
        CurrentDay: on === today ? wireDate(on) : '',
        NextDay: on === today ? '' : wireDate(on),
        DisplayName: name,
        DisplayOrg: unitNames.get(unitCode) ?? unitCode,
        Empid: empid ?? '',
        HasPhoto: hasPhoto,
        Years: years,
      });
    }
  }
  return rows;
};
