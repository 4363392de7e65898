import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PEOPLE_SORTS } from '../../../lib/contract/changes/people-to-change';
import { MAX_COUNTED } from '../../../lib/contract/people/directory';
import type { Handler } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { textsOf } from '../../platform/texts/data';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { companies } from '../../people/organisation/tables';
import { unitTextsOn } from '../../people/organisation/unit-texts';
import { assignments, employments, jobStatuses, persons, reportingLines } from '../../people/tables';
import { formDay } from '../../platform/form-day';
import { endsAlone, lastDayIn, wireDayOrNone } from '../row-state';
import { isKept, joinsOn, managerLine, plannedCount } from './people-query';

type Sort = (typeof PEOPLE_SORTS)[number];

/** JOBS-02, MGRC-01: a page of the people whom the caller keeps. */
export const listPeopleToChange: Handler<'listPeopleToChange'> = async (page, context) => {
  const { db, now, language } = context;
  const today = dayOf(now);
  const on = formDay(page.On) ?? today;
  const joins = joinsOn(on);
  const [businesses, units] = [
    textsOf('business', language, 'business_texts'),
    unitTextsOn(language, on, 'unit_texts'),
  ];
  const [locations, levels] = [
    textsOf('location', language, 'location_texts'),
    textsOf('level', language, 'level_texts'),
  ];
  const statuses = textsOf('job-status', language, 'status_texts');
  const textOr = (name: SQL | SQL.Aliased) => sql<string>`coalesce(${name}, '')`;
  const names = {
    Business_Name: textOr(businesses.name),
    Company_Name: sql<string>`coalesce(${companies.name}, '')`,
    Unit_Name: textOr(units.name),
    Location_Name: textOr(locations.name),
    Level_Name: textOr(levels.name),
  };
  const first: Record<Sort, SQL[]> = {
    Name: [],
    Empid: [sql`lower(${persons.empid})`],
    Business_Name: [names.Business_Name],
    Company_Name: [names.Company_Name],
    Unit_Name: [names.Unit_Name],
    Location_Name: [names.Location_Name],
    Level_Name: [names.Level_Name],
  };
  const keys = [...first[page.Sort], sql`searchable(${persons.name})`, sql`${persons.id}`];
  const isAscending = page.Direction === 'asc';
  const from = (query: SQL) => sql`${query} from ${persons}
    join ${employments} on ${joins.employed} left join ${assignments} on ${joins.assigned}
    left join ${businesses} on ${eq(businesses.code, assignments.businessCode)}
    left join ${companies} on ${eq(companies.code, assignments.companyCode)}
    left join ${units} on ${eq(units.code, assignments.unitCode)}
    left join ${locations} on ${eq(locations.code, assignments.locationCode)}
    left join ${levels} on ${eq(levels.code, assignments.levelCode)}`;
  const last = sql`(${from(sql`select ${sql.join(keys, sql`, `)}`)} where ${employments.code} = ${page.After})`;
  const isFurther = sql`(${sql.join(keys, sql`, `)}) ${isAscending ? sql`>` : sql`<`} ${last}`;
  const managers = alias(employments, 'manager_employments');
  const managerPersons = alias(persons, 'manager_persons');
  const adminName = sql<string>`coalesce((select leader.name from ${reportingLines}
    join ${employments} led on led.id = ${reportingLines.leaderId} join ${persons} leader on leader.id = led.person_id
    where ${reportingLines.employmentId} = ${employments.id} and ${reportingLines.kind} = 'admin_manager'
      and ${asOn(reportingLines, on)}), '')`;
  const rows = await db
    .select({
      ChillCode: employments.code,
      Name: persons.name,
      Empid: sql<string>`coalesce(${persons.empid}, '')`,
      HasPhoto: hasPhoto,
      ...names,
      Emp_Status_Name: textOr(statuses.name),
      plannedEnd: jobStatuses.plannedEnd,
      validFrom: sql<CalendarDate>`${jobStatuses.validFrom}`,
      validTo: jobStatuses.validTo,
      ManagerName: sql<string>`coalesce(${managerPersons.name}, '')`,
      AdminManagerName: adminName,
      Planned: plannedCount(today),
    })
    .from(persons)
    .innerJoin(employments, joins.employed)
    .leftJoin(assignments, joins.assigned)
    .leftJoin(jobStatuses, joins.status)
    .leftJoin(managerLine, joins.managed)
    .leftJoin(managers, eq(managers.id, managerLine.leaderId))
    .leftJoin(managerPersons, eq(managerPersons.id, managers.personId))
    .leftJoin(businesses, eq(businesses.code, assignments.businessCode))
    .leftJoin(companies, eq(companies.code, assignments.companyCode))
    .leftJoin(units, eq(units.code, assignments.unitCode))
    .leftJoin(locations, eq(locations.code, assignments.locationCode))
    .leftJoin(levels, eq(levels.code, assignments.levelCode))
    .leftJoin(statuses, eq(statuses.code, sql`${jobStatuses.statusCode}::text`))
    .where(and(await isKept(context, page, on), page.After === '' ? undefined : isFurther))
    .orderBy(...keys.map(isAscending ? asc : desc))
    .limit(page.PageSize);
  return rows.map((row) => ({
    ...row,
    StatusEnd: endsAlone(row.plannedEnd, row) ? wireDayOrNone(row.plannedEnd) : lastDayIn(row),
  }));
};

/** How many a filter finds, up to one more than are counted. */
export const countPeopleToChange: Handler<'countPeopleToChange'> = async (filter, context) => {
  const on = formDay(filter.On) ?? dayOf(context.now);
  const joins = joinsOn(on);
  const found = context.db
    .select({ id: persons.id })
    .from(persons)
    .innerJoin(employments, joins.employed)
    .leftJoin(assignments, joins.assigned)
    .leftJoin(jobStatuses, joins.status)
    .leftJoin(managerLine, joins.managed)
    .where(await isKept(context, filter, on))
    .limit(MAX_COUNTED + 1)
    .as('found');
  const [row] = await context.db.select({ count: sql<number>`count(*)::int` }).from(found);
  const count = row?.count ?? 0;
  return { Count: Math.min(count, MAX_COUNTED), IsEstimated: count > MAX_COUNTED };
};
