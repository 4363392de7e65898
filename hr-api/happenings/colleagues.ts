import { and, asc, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../lib/contract/languages';
import type { Actor } from '../call';
import type { Database } from '../db/database';
import { colleaguesOf } from '../people/colleagues';
import { dayOf, type CalendarDate } from '../people/dates';
import { asOn } from '../people/effective-dates';
import { assignments, dayOfYear, employments, persons } from '../people/tables';
import { textsOf } from '../texts/data';
import { daysOfYearOn, yearsOn } from './rules';
import type { wishes } from './tables';

const MOST_OF_A_DAY = 20;

export interface Happening {
  readonly kind: (typeof wishes.$inferInsert)['kind'];
  readonly name: string;
  readonly empid: string | null;
  readonly unit: string | null;
  /** Of an anniversary. A birthday has none: how old somebody is, is nobody's business. */
  readonly years: number | null;
}

interface Question {
  readonly on: CalendarDate;
  readonly now: Date;
  readonly language: Language;
}

/** The actor's colleagues with a birthday on a day, those of their own unit first. */
export async function birthdaysOn(db: Database, actor: Actor, { on, ...question }: Question): Promise<Happening[]> {
  const rows = await colleaguesWith(db, actor, inArray(dayOfYear(persons.bornOn), daysOfYearOn(on)), {
    on,
    ...question,
  });
  return rows.map(({ name, empid, unit }) => ({ kind: 'BirthDay', name, empid, unit, years: null }));
}

/** The actor's colleagues who joined on such a day of an earlier year, those of their own unit first. */
export async function anniversariesOn(db: Database, actor: Actor, question: Question): Promise<Happening[]> {
  const { on } = question;
  const hasJoinedThen = and(
    inArray(dayOfYear(employments.validFrom), daysOfYearOn(on)),
    lt(employments.validFrom, `${on.slice(0, 4)}-01-01`),
  );
  const rows = await colleaguesWith(db, actor, hasJoinedThen, question);
  return rows.map(({ joinedOn, ...who }) => ({ kind: 'Joining', ...who, years: yearsOn(on, joinedOn) }));
}

async function colleaguesWith(db: Database, actor: Actor, condition: SQL | undefined, { on, now, language }: Question) {
  const today = dayOf(now);
  const unitNames = textsOf('unit', language, 'unit_texts');
  const isOwnUnit = sql`${assignments.unitCode} = (
    select own.unit_code from ${assignments} own where own.employment_id = ${actor.employmentId}
      and own.valid_from <= ${today} and (own.valid_to is null or own.valid_to > ${today}))`;
  return db
    .select({ name: persons.name, empid: persons.empid, unit: unitNames.name, joinedOn: employments.validFrom })
    .from(persons)
    .innerJoin(employments, eq(employments.personId, persons.id))
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, today)))
    .leftJoin(unitNames, eq(unitNames.code, assignments.unitCode))
    .where(and(condition, ne(persons.id, actor.personId), asOn(employments, on), colleaguesOf(actor, today)))
    .orderBy(desc(isOwnUnit), asc(sql`lower(${persons.name})`), asc(persons.empid))
    .limit(MOST_OF_A_DAY);
}
