import type { WishKind } from './tables';
import { and, asc, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { OrganisationPlace } from '../../people/colleagues';
import type { CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { assignments, dayOfYear, employments, persons } from '../../people/tables';
import { daysOfYearOn, yearsOn } from './rules';

const MAX_PER_DAY = 20;

export interface Happening {
  readonly kind: WishKind;
  readonly personId: string;
  /** Of the employment that is in force today. */
  readonly code: string;
  readonly name: string;
  readonly empid: string | null;
  readonly hasPhoto: boolean;
  readonly unitCode: string;
  /** Of an anniversary. A birthday has none: how old somebody is, is nobody's business. */
  readonly years: number | null;
}

/** Who looks, and where they work today: their colleagues are those whom `colleaguesOf` names. */
export interface Viewer {
  readonly personId: string;
  readonly place: OrganisationPlace;
}

interface Question {
  readonly on: CalendarDate;
  readonly today: CalendarDate;
  /** Of the one employment that is asked about; left out: everybody's. */
  readonly code?: string;
}

const WITH = { BirthDay: birthdaysOn, Joining: anniversariesOn } as const;

/** The happening of one colleague on a day, if they have one of that kind; the same that the lists show. */
export async function findHappening(
  db: Database,
  viewer: Viewer,
  kind: WishKind,
  question: Required<Question>,
): Promise<Happening | null> {
  const [happening] = await WITH[kind](db, viewer, question);
  return happening ?? null;
}

/** Colleagues with a birthday on a day, those of the viewer's own unit first. */
export async function birthdaysOn(db: Database, viewer: Viewer, question: Question): Promise<Happening[]> {
  const isBornThen = inArray(dayOfYear(persons.bornOn), daysOfYearOn(question.on));
  const rows = await colleaguesWith(db, viewer, isBornThen, question);
  return rows.map(({ joinedOn: _, ...who }) => ({ kind: 'BirthDay', ...who, years: null }));
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
  const { on, today, code } = question;
  const isAskedAbout = code === undefined ? undefined : eq(employments.code, code);
  const isOwnUnit = eq(assignments.unitCode, place.unitCode);
  return db
    .select({
      personId: persons.id,
      code: employments.code,
      name: persons.name,
      empid: persons.empid,
      hasPhoto,
      unitCode: assignments.unitCode,
      joinedOn: employments.validFrom,
    })
    .from(persons)
    .innerJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, on), asOn(employments, today)))
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, today)))
    .where(and(condition, isAskedAbout, ne(persons.id, personId), eq(assignments.businessCode, place.businessCode)))
    .orderBy(desc(isOwnUnit), asc(sql`lower(${persons.name})`), asc(persons.empid))
    .limit(MAX_PER_DAY);
}
