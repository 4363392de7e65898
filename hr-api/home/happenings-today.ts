import type { Handler } from '../call';
import { anniversariesOn, birthdaysOn } from '../happenings/colleagues';
import { dayOf, daysAfter, wireDate } from '../people/dates';

/** Today's, then tomorrow's, birthdays before anniversaries; none for someone who is not employed today. */
export const listHappeningsToday: Handler<'listHappeningsToday'> = async (_request, { actor, db, now, language }) => {
  if (!actor.employmentId) return [];
  const today = dayOf(now);
  const rows = [];
  for (const on of [today, daysAfter(today, 1)]) {
    const question = { on, now, language };
    const happenings = [...(await birthdaysOn(db, actor, question)), ...(await anniversariesOn(db, actor, question))];
    for (const { kind, name, empid, unit, years } of happenings) {
      rows.push({
        WishType: kind,
        DayCode: rows.length + 1,
        CurrentDay: on === today ? wireDate(on) : '',
        NextDay: on === today ? '' : wireDate(on),
        DisplayName: name,
        DisplayOrg: unit ?? '',
        Empid: empid ?? '',
        Years: years,
      });
    }
  }
  return rows;
};
