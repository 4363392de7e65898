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
import { likeStartsWith, findPeople, hasOpenAccount, likeContains, type Search } from './find-people';

/** The likeliest of so many matches are suggested: whoever wants another one types on. */
const CANDIDATES = 100;

/** SCON-35: the `AppCode` of who can work with the portal. */
const APP_CODE = 5;

interface Wanted extends Search {
  readonly language: Language;
}

type FoundPeople = ReturnType<ReturnType<typeof findPeople>['as']>;

const sortName = sql`searchable(${persons.name})`;

/** Up to ten people by a part of their number and name: first the one with that number, then those of whom a word begins so. */
export async function searchEmployees(
  db: Database,
  search: Wanted & { readonly text: string; readonly isPicker: boolean },
): Promise<FoundEmployee[]> {
  const { text, isPicker } = search;
  if ([...text].length < MIN_CHARACTERS) return [];
  const mayBe = isPicker ? hasOpenAccount(db) : undefined;
  const hasNumber = sql`lower(${persons.empid}) = lower(${text})`;
  const partial = findPeople(db, search, and(sql`${persons.searchText} like ${likeContains(text)}`, mayBe)).limit(
    CANDIDATES,
  );
  // A whole number is looked up by itself, lest it be missing among a hundred longer ones.
  const found = /\d/.test(text) ? union(findPeople(db, search, and(hasNumber, mayBe)).limit(1), partial) : partial;
  const likelihood = sql`case when ${hasNumber} then 0 when ${persons.searchText} like ${likeStartsWith(text)} then 1
    when ${persons.searchText} like ${likeContains(` ${text}`)} then 2 else 3 end`;
  return employeeRows(db, search, found.as('found'))
    .orderBy(likelihood, sortName, asc(persons.id))
    .limit(MAX_SUGGESTIONS);
}

/** The people of a search by name, so many at once, those that follow the row with the code `after`. */
export async function listEmployees(
  db: Database,
  search: Wanted & { readonly text: string; readonly after: string },
): Promise<FoundEmployee[]> {
  const { text, after } = search;
  const last = sql`(
    select ${sortName}, ${persons.id} from ${persons} join ${employments} on ${employments.personId} = ${persons.id}
    where ${employments.code} = ${after})`;
  const matching = and(
    text ? sql`${persons.searchText} like ${likeContains(text)}` : undefined,
    after ? sql`(${sortName}, ${persons.id}) > ${last}` : undefined,
  );
  const found = findPeople(db, search, matching).orderBy(sortName, asc(persons.id)).limit(PAGE_SIZE).as('found');
  return employeeRows(db, search, found).orderBy(sortName, asc(persons.id));
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
