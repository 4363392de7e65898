import type { Handler } from '../../platform/calls/call';
import { dayOf, daysAfter, wireDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { anniversariesOn, birthdaysOn } from './colleagues';
import { listWishedBy, wishedKey } from './data';
import { wishCodeOf } from './rules';
import { viewerOf } from './viewer';

/**
 * Today's, then tomorrow's, birthdays before anniversaries; none for someone who works nowhere today. A role that sends no
 * wishes is given no codes to send them with.
 */
export const listHappeningsToday: Handler<'listHappeningsToday'> = async (
  { ChillCode },
  { actor, db, now, language },
) => {
  const today = dayOf(now);
  const viewer = await viewerOf(db, actor, today);
  if (!viewer) return [];
  const canSend = actor.permissions.has('wish.send');
  const days = [today, daysAfter(today, 1)];
  const unitNames = await namesOf(db, 'unit', language);
  const wished = await listWishedBy(db, actor.personId, days);
  const rows = [];
  for (const on of days) {
    const question = { on, today, code: ChillCode };
    const happenings = [...(await birthdaysOn(db, viewer, question)), ...(await anniversariesOn(db, viewer, question))];
    for (const { kind, personId, code, name, empid, hasPhoto, unitCode, years } of happenings) {
      rows.push({
        WishType: kind,
        DayCode: rows.length + 1,
        CurrentDay: on === today ? wireDate(on) : '',
        NextDay: on === today ? '' : wireDate(on),
        DisplayName: name,
        DisplayOrg: unitNames.get(unitCode) ?? unitCode,
        WishCode: canSend ? wishCodeOf(kind, on) : '',
        ChillCode: canSend ? code : '',
        Empid: empid ?? '',
        HasPhoto: hasPhoto,
        Years: years,
        IsWished: wished.has(wishedKey(kind, on, personId)),
      });
    }
  }
  return rows;
};
