import type { ReplyFor } from '../../../lib/contract/all';
import type { Handler } from '../../platform/calls/call';
import { dayOf, daysAfter, wireDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { anniversariesOn, birthdaysOn, joinersOf, type Happening } from './colleagues';
import { listWishedBy, wishedKey } from './data';
import { wishCodeOf } from './rules';
import { viewerOf } from './viewer';

/** However many celebrate and are new: the first two of each come first. */
const FIRST = 2;

/**
 * Today's, then tomorrow's, birthdays before anniversaries, and if asked for who is new; none for someone who works nowhere today.
 * A role that sends no wishes is given no codes to send them with.
 */
export const listHappeningsToday: Handler<'listHappeningsToday'> = async (
  { ChillCode, WithJoiners },
  { actor, db, now, language },
) => {
  const today = dayOf(now);
  const tomorrow = daysAfter(today, 1);
  const viewer = await viewerOf(db, actor, today);
  if (!viewer) return [];
  const found: { readonly on: string; readonly happening: Happening }[] = [];
  for (const on of [today, tomorrow]) {
    const question = { on, today, code: ChillCode };
    for (const list of [birthdaysOn, anniversariesOn])
      found.push(...(await list(db, viewer, question)).map((happening) => ({ on, happening })));
  }
  const joiners = WithJoiners ? await joinersOf(db, viewer, { today, code: ChillCode }) : [];
  const welcome = joiners.map((happening) => ({ on: happening.joinedOn ?? today, happening }));
  const celebrating = found.filter(({ on }) => on === today).length;
  found.splice(Math.min(FIRST, celebrating), 0, ...welcome.slice(0, FIRST));
  found.push(...welcome.slice(FIRST));
  const wished = await listWishedBy(db, actor.personId, [...new Set(found.map(({ on }) => on))]);
  const unitNames = await namesOf(db, 'unit', language);
  const canSend = actor.permissions.has('wish.send');
  return found.map(({ on, happening }, at): ReplyFor<'listHappeningsToday'>[number] => {
    const { kind, personId, code, name, empid, hasPhoto, unitCode, years, joinedOn } = happening;
    const isWished = wished.has(wishedKey(kind, on, personId));
    return {
      WishType: kind,
      DayCode: at + 1,
      CurrentDay: on === tomorrow ? '' : wireDate(today),
      NextDay: on === tomorrow ? wireDate(on) : '',
      DisplayName: name,
      DisplayOrg: unitNames.get(unitCode) ?? unitCode,
      WishCode: canSend && !(joinedOn && isWished) ? wishCodeOf(kind, on) : '',
      ChillCode: canSend ? code : '',
      Empid: empid ?? '',
      HasPhoto: hasPhoto,
      Years: years,
      IsWished: isWished,
      JoinedDate: joinedOn ? wireDate(joinedOn) : '',
    };
  });
};
