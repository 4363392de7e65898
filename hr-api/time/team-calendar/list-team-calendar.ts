import type { CalendarPerson } from '../../../lib/contract/time/team-calendar/team-calendar';
import type { Language } from '../../../lib/contract/platform/languages';
import type { WorkCalendar } from '../../platform/calendar/calendar-rules';
import type { Handler } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { dayOf, daysAfter, wireDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { readTypes } from '../leave/balances/read-types';
import { isTold } from '../leave/type-readers';
import { byEmployment, readKnownDays, type AwayDay } from './absences/read-days';
import { calendarsIn, readCalendars, worksIn } from './absences/read-calendars';
import { HALVES, SpanDays } from './absences/span-days';
import { wireAbsences } from './absences/wire-absences';
import { pageOfAudience } from './people/page-of-audience';
import { readPeople, type ReadPerson } from './people/read-people';

/** So many days beyond both ends are read, so that leave across an end is told from its first day to its last. */
const DAYS_BEYOND = 62;

/** What is told of a day beside that it is away: the name of its type, empty to who may not know it. */
async function typeNames(db: Database, language: Language) {
  const types = new Map((await readTypes(db, language)).map((type) => [type.code, type]));
  return (person: ReadPerson) =>
    ({ typeCode }: Pick<AwayDay, 'typeCode'>): string => {
      const type = types.get(typeCode);
      return type && isTold(person, type) ? type.name : '';
    };
}

/** The days of a span that a calendar leaves free, whole or half; holidays that people choose are worked. */
function freeDaysOf(calendar: WorkCalendar, span: SpanDays) {
  const worked = span.workedIn(calendar);
  return span.days.flatMap((day, at) => {
    const [first, second] = [worked[at * HALVES], worked[at * HALVES + 1]];
    if (first && second) return [];
    const portion = first ? ('second' as const) : second ? ('first' as const) : ('whole' as const);
    const holiday = calendar.holidayOn(day);
    const name = holiday && !holiday.isOptional ? holiday.name : '';
    return { Day: span.wireAt(at * HALVES), Portion: portion, Name: name };
  });
}

/** Who is away in a span, of one page of an audience. However many they are, the database is asked the same few questions. */
export const listTeamCalendar: Handler<'listTeamCalendar'> = async ({ From, To, ...asked }, context) => {
  const { db, language } = context;
  const shown = new SpanDays(From, To);
  const span = new SpanDays(daysAfter(From, -DAYS_BEYOND), daysAfter(To, DAYS_BEYOND));
  const { code, employmentIds, hasMore } = await pageOfAudience(context, asked);
  const people = await readPeople(context, employmentIds);
  const today = dayOf(context.now);
  const planned = new Set([...people.values()].flatMap(({ id, isOwn, isKept }) => (isKept && !isOwn ? [id] : [])));
  const calendarsOf = await readCalendars(db, employmentIds, { span, today, planned, language });
  const open = [...people.values()].flatMap(({ id, isOwn, isKept }) => (isOwn || isKept ? [id] : []));
  const days = byEmployment(await readKnownDays(context, employmentIds, { span, open }));
  const typeNameFor = await typeNames(db, language);
  const calendarNames = await namesOf(db, 'calendar', language);
  const calendars = new Map<string, WorkCalendar>();
  const rows = employmentIds.flatMap((id): CalendarPerson[] => {
    const person = people.get(id);
    if (!person) return [];
    const own = calendarsOf.get(id) ?? [];
    const ownShown = calendarsIn(own, shown);
    for (const { calendar } of ownShown) calendars.set(calendar.code, calendar);
    return [
      {
        Name: person.name,
        Empid: person.empid,
        KeyCode: person.code,
        HasPhoto: person.hasPhoto,
        Unit_Name: person.unit,
        IsOwn: person.isOwn,
        Calendars: ownShown.map(({ from, calendar }) => ({ From: wireDate(from), CalendarCode: calendar.code })),
        Away: wireAbsences(days.get(id) ?? [], {
          span,
          shown,
          isWorked: worksIn(own, span),
          typeNameOf: typeNameFor(person),
        }),
      },
    ];
  });
  return {
    Code: code,
    People: rows,
    HasMore: hasMore,
    Calendars: [...calendars.values()].map((calendar) => ({
      CalendarCode: calendar.code,
      Name: calendarNames.get(calendar.code) ?? '',
      FreeDays: freeDaysOf(calendar, shown),
    })),
  };
};
