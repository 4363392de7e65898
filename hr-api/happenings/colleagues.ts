import { and, asc, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { Place } from '../people/colleagues';
import type { CalendarDate } from '../people/dates';
import { asOn } from '../people/effective-dates';
import { hasPhoto } from '../people/photo';
import { assignments, dayOfYear, employments, persons } from '../people/tables';
import { daysOfYearOn, yearsOn } from './rules';
import type { wishes } from './tables';

const MOST_OF_A_DAY = 20;

export interface Happening {
  readonly kind: (typeof wishes.$inferInsert)['kind'];
  readonly name: string;
  readonly empid: string | null;
  readonly hasPhoto: boolean;
  readonly unitCode: string;
  /** Of an anniversary. A birthday has none: how old somebody is, is nobody's business. */
  readonly years: number | null;
}

/** Who looks, and where they work today: their colleagues are those whom `colleaguesOf` names. */
interface Viewer {
  readonly personId: string;
  readonly place: Place;
}

interface Question {
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

/** Colleagues with a birthday on a day, those of the viewer's own unit first. */
export async function birthdaysOn(db: Database, viewer: Viewer, question: Question): Promise<Happening[]> {
  const isBornThen = inArray(dayOfYear(persons.bornOn), daysOfYearOn(question.on));
  const rows = await colleaguesWith(db, viewer, isBornThen, question);
  return rows.map(({ name, empid, hasPhoto, unitCode }) => ({
    kind: 'BirthDay',
    name,
    empid,
    hasPhoto,
    unitCode,
    years: null,
  }));
}

/** Colleagues who joined on such a day of an earlier year, those of the viewer's own unit first. */
export async function anniversariesOn(db: Database, viewer: Viewer, question: Question): Promise<Happening[]> {
  const { on } = question;
  const hasJoinedThen = and(
    inArray(dayOfYear(employments.validFrom), daysOfYearOn(on)),
    lt(employments.validFrom, `${on.slice(0, 4)}-01-01`),
  );
  const rows = await colleaguesWith(db, viewer, hasJoinedThen, question);
  return rows.map(({ joinedOn, ...who }) => ({ kind: 'Joining', ...who, years: yearsOn(on, joinedOn) }));
}

async function colleaguesWith(
  db: Database,
  { personId, place }: Viewer,
  condition: SQL | undefined,
  question: Question,
) {
  const { on, today } = question;
  const isOwnUnit = eq(assignments.unitCode, place.unitCode);
  return db
    .select({
      name: persons.name,
      empid: persons.empid,
      hasPhoto,
      unitCode: assignments.unitCode,
      joinedOn: employments.validFrom,
    })
    .from(persons)
    .innerJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, on), asOn(employments, today)))
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, today)))
    .where(and(condition, ne(persons.id, personId), eq(assignments.businessCode, place.businessCode)))
    .orderBy(desc(isOwnUnit), asc(sql`lower(${persons.name})`), asc(persons.empid))
    .limit(MOST_OF_A_DAY);
}
