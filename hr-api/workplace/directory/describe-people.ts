import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DirectoryPerson } from '../../../lib/contract/people/directory';
import { asOn } from '../../people/effective-dates';
import { companies } from '../../people/organisation/tables';
import { unitTextsOn } from '../../people/organisation/unit-texts';
import { hasPhoto } from '../../people/photo';
import { assignments, employments, persons, reportingLines } from '../../people/tables';
import { listNameable, openTo } from '../../people/visible-employment';
import { anyViewer, seesEveryone, viewerValues } from '../../people/visibility';
import type { Database } from '../../platform/db/database';
import { prepareOnce } from '../../platform/db/prepare-once';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { textsOf } from '../../platform/texts/data';
import type { DirectoryReader } from './listed-people';

interface Leader {
  readonly code: string;
  readonly name: string;
  readonly empid: string;
}

/** A person by their employment. */
export interface DescribedPerson {
  readonly id: string;
  readonly person: DirectoryPerson;
}

const { placeholder } = sql;
const [on, today, language] = [placeholder('on'), placeholder('today'), placeholder('language')];
const isAsked = (id: AnyPgColumn) => sql`${id} = any(${placeholder('ids')}::uuid[])`;

/** Who manages and who reviews each of some people on a day. */
const leadersOfAll = prepareOnce('described_leaders', (db) => {
  const leading = alias(employments, 'leading');
  return db
    .select({
      id: reportingLines.employmentId,
      kind: reportingLines.kind,
      code: leading.code,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
    })
    .from(reportingLines)
    .innerJoin(leading, eq(leading.id, reportingLines.leaderId))
    .innerJoin(persons, eq(persons.id, leading.personId))
    .where(and(isAsked(reportingLines.employmentId), asOn(reportingLines, on)));
});

const told = (column: unknown) => sql<string>`coalesce(${column}, '')`;

/** As the reader may know them; `isOpen` where it is not known of all beforehand. */
const placesOfAll = (isOpen: SQL<boolean>) => (db: Database) => {
  const names = (kind: 'business' | 'location' | 'level') => textsOf(kind, language, `${kind}_texts`);
  const [business, location, level] = [names('business'), names('location'), names('level')];
  const unit = unitTextsOn(language, on, 'unit_texts');
  return db
    .select({
      id: employments.id,
      KeyCode: employments.code,
      Name: persons.name,
      Empid: told(persons.empid),
      HasPhoto: hasPhoto,
      Business_Name: told(business.name),
      Company_Name: told(companies.name),
      Unit_Name: told(unit.name),
      Location_Name: told(location.name),
      Level_Name: told(level.name),
      isOpen,
    })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
    .leftJoin(companies, eq(companies.code, assignments.companyCode))
    .leftJoin(business, eq(business.code, assignments.businessCode))
    .leftJoin(unit, eq(unit.code, assignments.unitCode))
    .leftJoin(location, eq(location.code, assignments.locationCode))
    .leftJoin(level, eq(level.code, assignments.levelCode))
    .where(isAsked(employments.id));
};

const openPlaces = prepareOnce('described_open', placesOfAll(sql<boolean>`true`));
const placesWhereOpen = prepareOnce('described_people', placesOfAll(openTo(anyViewer, today)));

/**
 * What the directory tells of some people on a day, in their order. As their card does: level and reviewer where the record is open,
 * the manager there too and where the reader may know the manager by name.
 */
export async function describePeople(
  reader: DirectoryReader,
  ids: readonly string[],
  on: CalendarDate,
): Promise<DescribedPerson[]> {
  if (ids.length === 0) return [];
  const { actor, db, now, language } = reader;
  const today = dayOf(now);
  const asked = { ids: [...ids], on, today, language };
  const rows = (await seesEveryone(db, actor, today))
    ? await openPlaces(db).execute(asked)
    : await placesWhereOpen(db).execute({ ...asked, ...viewerValues(actor, today) });
  const leaders = new Map(
    (await leadersOfAll(db).execute(asked)).map(({ id, kind, ...leader }) => [`${kind} ${id}`, leader as Leader]),
  );
  const codes = [...new Set([...leaders.values()].map(({ code }) => code))];
  const nameable = await listNameable(db, actor, { codes, today });
  const found = new Map(
    rows.map(({ id, isOpen: mayBeOpen, Level_Name, ...person }) => {
      // Nobody without an employment leads anybody, which the database says as null.
      const isOpen = mayBeOpen === true;
      const manager = leaders.get(`manager ${id}`);
      const toldManager = manager && (isOpen || nameable.has(manager.code)) ? manager : undefined;
      const reviewer = isOpen ? leaders.get(`reviewer ${id}`) : undefined;
      const keyOf = (leader: Leader | undefined) => (leader && nameable.has(leader.code) ? leader.code : '');
      const whole: DirectoryPerson = {
        ...person,
        Level_Name: isOpen ? Level_Name : '',
        Manager_Empid: toldManager?.empid ?? '',
        Manager_Name: toldManager?.name ?? '',
        ManagerKey: keyOf(toldManager),
        Reviewer_Empid: reviewer?.empid ?? '',
        Reviewer_Name: reviewer?.name ?? '',
        ReviewerKey: keyOf(reviewer),
      };
      return [id, { id, person: whole }] as const;
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}
