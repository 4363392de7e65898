import type { ReplyFor } from '@/lib/contract/all';
import { daysLater, weekdayOf } from '@/lib/typed/calendar-days';
import { dateOf, longDayText, longMonthText, weekdayLetter, whatText, whenText, type Wording } from './absence-texts';
import type { CalendarView } from './calendar-view';
import { HALVES, type FreePattern, type Grid, type GridAbsence, type GridDay, type GridRow } from './grid-model';

type Reply = ReplyFor<'listTeamCalendar'>;
type Person = Reply['People'][number];

const DAY_MS = 86_400_000;
const MONDAY = 1;

interface Drawing extends Wording {
  readonly view: Pick<CalendarView, 'first' | 'length'>;
  readonly last: string;
  readonly today: string;
}

const placeOf = (date: string, { view }: Drawing) => (Date.parse(date) - Date.parse(view.first)) / DAY_MS;

/** A month has the number of each day below its weekday, a quarter those of Mondays below the months. */
function daysOf(drawing: Drawing): GridDay[] {
  const { view, last, today, language } = drawing;
  return Array.from({ length: placeOf(last, drawing) + 1 }, (_, at) => {
    const date = daysLater(view.first, at);
    const isMonth = view.length === 'month';
    const isNamed = isMonth || weekdayOf(date) === MONDAY;
    const month = date.endsWith('-01') ? longMonthText(date, language) : '';
    return {
      date,
      above: isMonth ? weekdayLetter(date, language) : month,
      number: isNamed ? String(Number(date.slice(8))) : '',
      label: longDayText(date, language, 'long'),
      isToday: date === today,
    };
  });
}

/** A letter for each type that is there, two where one would stand for another type as well. */
function lettersOf(people: readonly Person[]): (type: string) => string {
  const types = [...new Set(people.flatMap(({ Away }) => Away.map(({ TypeName }) => TypeName)))].filter(Boolean).sort();
  const begin = (type: string, count: number) => [...type].slice(0, count).join('');
  const isShared = (type: string) => types.some((other) => other !== type && begin(other, 1) === begin(type, 1));
  const letters = new Map(types.map((type) => [type, begin(type, isShared(type) ? 2 : 1)]));
  return (type) => letters.get(type) ?? '';
}

/** Their absences, each drawn as far as the grid goes and told from its first day to its last. */
function absencesOf(person: Person, drawing: Drawing, letterOf: (type: string) => string): GridAbsence[] {
  const { t, last } = drawing;
  const end = (placeOf(last, drawing) + 1) * HALVES - 1;
  return person.Away.map((away) => {
    const [what, when] = [whatText(away, drawing), whenText(away, drawing)];
    return {
      first: Math.max(0, placeOf(dateOf(away.From), drawing) * HALVES + Number(away.FromPortion === 'second')),
      last: Math.min(end, placeOf(dateOf(away.To), drawing) * HALVES + Number(away.ToPortion !== 'first')),
      text: t('absence', { name: person.Name, what, when }),
      when,
      what,
      letter: letterOf(away.TypeName),
      isPending: away.State === 'pending',
      isPart: away.Hours > 0,
    };
  });
}

/** The free days of who works by some calendars, one after the other. */
function patternOf(person: Person, reply: Reply, drawing: Drawing): FreePattern {
  const days = person.Calendars.flatMap(({ From, CalendarCode }, at) => {
    const until = person.Calendars[at + 1]?.From;
    const [from, end] = [dateOf(From), until ? dateOf(until) : '9999'];
    const free = reply.Calendars.find((calendar) => calendar.CalendarCode === CalendarCode)?.FreeDays ?? [];
    return free.filter(({ Day }) => dateOf(Day) >= from && dateOf(Day) < end);
  }).map(({ Day, Portion, Name }) => {
    const morning = placeOf(dateOf(Day), drawing) * HALVES;
    return { first: morning + Number(Portion === 'second'), last: morning + Number(Portion !== 'first'), name: Name };
  });
  return {
    halves: days.flatMap(({ first, last }) => (first === last ? [first] : [first, last])),
    holidays: days.filter(({ name }) => name !== ''),
  };
}

/** What the grid draws of a reply. */
export function makeGrid(reply: Reply, drawing: Drawing): Grid {
  const letterOf = lettersOf(reply.People);
  const patterns = new Map<string, { readonly at: number; readonly pattern: FreePattern }>();
  const rows = reply.People.map((person): GridRow => {
    const key = person.Calendars.map(({ From, CalendarCode }) => `${From} ${CalendarCode}`).join();
    const known = patterns.get(key) ?? { at: patterns.size, pattern: patternOf(person, reply, drawing) };
    patterns.set(key, known);
    return {
      key: person.KeyCode,
      name: person.Name,
      employeeId: person.Empid,
      hasPhoto: person.HasPhoto,
      unit: person.Unit_Name,
      isOwn: person.IsOwn,
      free: known.at,
      absences: absencesOf(person, drawing, letterOf),
    };
  });
  return { days: daysOf(drawing), rows, patterns: [...patterns.values()].map(({ pattern }) => pattern) };
}
