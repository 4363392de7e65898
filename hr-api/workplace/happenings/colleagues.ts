import type { WishKind } from './tables';
import { and, asc, desc, eq, gt, inArray, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { OrganisationPlace } from '../../people/colleagues';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { daysOfYearOn } from '../../people/days-of-year';
import { assignments, dayOfYear, employments, persons } from '../../people/tables';
import { WELCOME_DAYS, yearsOn } from './rules';

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
  /** Of somebody new alone. */
  readonly joinedOn?: CalendarDate;
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

/**
 * The happening of one colleague that a wish names by its kind and day, if they have it: one of today or tomorrow, or that they
 * joined that day; the same that the lists show.
 */
export async function findHappening(
  db: Database,
  viewer: Viewer,
  kind: WishKind,
  question: Required<Question>,
): Promise<Happening | null> {
  const { on, today } = question;
  const isNear = on === today || on === daysAfter(today, 1);
  const [happening] = isNear ? await WITH[kind](db, viewer, question) : [];
  if (happening || kind !== 'Joining') return happening ?? null;
  const [joiner] = await joinersOf(db, viewer, question);
  return joiner?.joinedOn === on ? joiner : null;
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

/** Colleagues who are new, those of the viewer's own unit first, the newest before the others. */
export async function joinersOf(db: Database, viewer: Viewer, question: Omit<Question, 'on'>): Promise<Happening[]> {
  const { today } = question;
  const isNew = and(gt(employments.validFrom, daysAfter(today, -WELCOME_DAYS)), lte(employments.validFrom, today));
  const rows = await colleaguesWith(db, viewer, isNew, { ...question, on: today }, desc(employments.validFrom));
  return rows.map((who) => ({ kind: 'Joining', ...who, years: null }));
}

async function colleaguesWith(
  db: Database,
  { personId, place }: Viewer,
  condition: SQL | undefined,
  question: Question,
  ...order: SQL[]
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
    .orderBy(desc(isOwnUnit), ...order, asc(sql`lower(${persons.name})`), asc(persons.empid))
    .limit(MAX_PER_DAY);
}
