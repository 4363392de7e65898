import { and, asc, eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';
import { MIN_CHARACTERS, MAX_SUGGESTIONS, PAGE_SIZE, type FoundEmployee } from '../../../lib/contract/workplace/search';
import type { Database } from '../../platform/db/database';
import { companies } from '../../people/organisation/tables';
import { asOn, nearestDay } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { assignments, employments, persons, reportingLines, type ReportingKind } from '../../people/tables';
import { textsOf } from '../../platform/texts/data';
import { holdsMistyped } from './mistyped-names';
import { findPeople, hasOpenAccount, type Search } from './find-people';
import { likeContains, likeStartsWith } from '../../platform/db/like';

/** The likeliest of so many matches are suggested: whoever wants another one types on. */
const CANDIDATES = 100;

/** SCON-35: the `AppCode` of who can work with the portal. */
const APP_CODE = 5;

interface Wanted extends Search {
  readonly language: Language;
}

type FoundPeople = ReturnType<ReturnType<typeof findPeople>['as']>;

const byName = sql`searchable(${persons.name})`;

interface Typed extends Wanted {
  readonly text: string;
  readonly isPicker: boolean;
}

/**
 * Up to ten people by a part of their number and name: first the one with that number, then those of whom a word begins so. Where
 * there is nobody, those whose names may have been mistyped.
 */
export async function searchEmployees(db: Database, search: Typed): Promise<FoundEmployee[]> {
  const { text, isPicker } = search;
  if ([...text].length < MIN_CHARACTERS) return [];
  const found = await searchByText(db, search);
  const holds = found.length > 0 ? null : await holdsMistyped(db, text);
  if (!holds) return found;
  const meant = findPeople(db, search, and(holds, isPicker ? hasOpenAccount(db) : undefined)).limit(CANDIDATES);
  return likeliestRows(db, search, meant.as('people'));
}

function searchByText(db: Database, search: Typed) {
  const { text, isPicker } = search;
  const mayBe = isPicker ? hasOpenAccount(db) : undefined;
  const holds = and(sql`${persons.searchText} like ${likeContains(text)}`, mayBe);
  const partial = findPeople(db, search, holds).limit(CANDIDATES);
  if (!/\d/.test(text)) return likeliestRows(db, search, partial.as('people'));
  // A whole number is looked up by itself, lest it be missing among a hundred longer ones.
  const hasNumber = and(sql`lower(${persons.empid}) = lower(${text})`, mayBe);
  return likeliestRows(db, search, union(findPeople(db, search, hasNumber).limit(1), partial).as('people'));
}

/** The likeliest of those that were found: by their whole number, then those that begin so, then those of whom a word does. */
function likeliestRows(db: Database, search: Typed, people: FoundPeople) {
  const { text } = search;
  const likelihood = sql`case when ${people.text} like ${likeStartsWith(`${text} `)} then 0
    when ${people.text} like ${likeStartsWith(text)} then 1 when ${people.text} like ${likeContains(` ${text}`)} then 2 else 3 end`;
  const order = () => [likelihood, people.sortName, asc(people.personId)];
  const likeliest = db
    .select()
    .from(people)
    .orderBy(...order())
    .limit(MAX_SUGGESTIONS)
    .as('people');
  return employeeRows(db, search, likeliest).orderBy(...order());
}

/** The people of a search by name, so many at once, those that follow the row with the code `after`. */
export async function listEmployees(
  db: Database,
  search: Wanted & { readonly text: string; readonly after: string },
): Promise<FoundEmployee[]> {
  const { text, after } = search;
  const last = sql`(
    select ${byName}, ${persons.id} from ${persons} join ${employments} on ${employments.personId} = ${persons.id}
    where ${employments.code} = ${after})`;
  const matching = and(
    text ? sql`${persons.searchText} like ${likeContains(text)}` : undefined,
    after ? sql`(${byName}, ${persons.id}) > ${last}` : undefined,
  );
  const people = findPeople(db, search, matching).orderBy(byName, asc(persons.id)).limit(PAGE_SIZE).as('people');
  return employeeRows(db, search, people).orderBy(people.sortName, asc(people.personId));
}

/** People as search and locator show them, with where they work, or worked on their last day. */
function employeeRows(db: Database, { actor, today, language }: Wanted, found: FoundPeople) {
  const businessNames = textsOf('business', language, 'business_texts');
  const isLedBy = (kind: ReportingKind) => sql<number>`(case when exists (
    select 1 from ${reportingLines} where ${reportingLines.employmentId} = ${employments.id}
      and ${reportingLines.kind} = ${kind} and ${reportingLines.leaderId} = ${actor.employmentId}
      and ${asOn(reportingLines, today)}) then 1 else 0 end)::int`;
  const empid = sql<string>`coalesce(${persons.empid}, '')`;
  const day = nearestDay(employments, today);
  return db
    .select({
      empid,
      EmpidName: sql<string>`trim(${empid} || ' ' || ${persons.name})`,
      name: sql<string>`${persons.name}`,
      UserCode: sql<string>`${employments.code}`,
      ChillCode: sql<string>`${employments.code}`,
      AppCode: sql<number>`(case when ${hasOpenAccount(db)} then ${APP_CODE} else 0 end)::int`,
      ManagerCode: isLedBy('manager'),
      ReviewerCode: isLedBy('reviewer'),
      Active: sql<'A' | 'N'>`case when ${asOn(employments, today)} then 'A' else 'N' end`,
      Empid: empid,
      Name: sql<string>`${persons.name}`,
      Business_Name: sql<string>`coalesce(${businessNames.name}, '')`,
      Company_Name: sql<string>`coalesce(${companies.name}, '')`,
      HasPhoto: hasPhoto,
    })
    .from(found)
    .innerJoin(employments, eq(employments.id, found.id))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(
      assignments,
      and(
        eq(assignments.employmentId, employments.id),
        sql`${assignments.validFrom} <= ${day} and (${assignments.validTo} is null or ${assignments.validTo} > ${day})`,
      ),
    )
    .leftJoin(companies, eq(companies.code, assignments.companyCode))
    .leftJoin(businessNames, eq(businessNames.code, assignments.businessCode))
    .$dynamic();
}
