import { and, asc, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { textsOf } from '../../platform/texts/data';
import { asOn, distanceFrom, nearestDay } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { canCorrectHistory } from '../../people/policy';
import { assignments, employments, persons } from '../../people/tables';
import { seesEveryone, visibleTo } from '../../people/visibility';
import { formDay } from '../../platform/form-day';
import { lastDayIn } from '../row-state';

export interface Identity {
  readonly GivenName: string;
  readonly FamilyName: string;
  readonly Mail: string;
  readonly PersonalMail: string;
  readonly BornOn: string;
}

const MAX_DOUBLES = 10;

/**
 * Who may be somebody who is added: by an address, by name, or by birth date and a part of the name. Names are compared without
 * accents and case. Those whom the caller may not see are counted alone.
 */
export async function findDoubles(context: CallContext, identity: Identity) {
  const { db, actor, now, language } = context;
  const today = dayOf(now);
  const [given, family] = [identity.GivenName.trim(), identity.FamilyName.trim()];
  const mails = [identity.Mail, identity.PersonalMail].map((mail) => mail.trim().toLowerCase()).filter(Boolean);
  const born = formDay(identity.BornOn);
  const isSame = (column: SQL, text: string) => sql`searchable(${column}) = searchable(${text})`;
  const byMail =
    mails.length > 0
      ? sql`(lower(${persons.mail}) in ${mails} or lower(${persons.personalMail}) in ${mails})`
      : sql`false`;
  const byName = given && family ? sql`searchable(${persons.name}) = searchable(${`${given} ${family}`})` : sql`false`;
  const partOfName = or(
    given ? isSame(sql`${persons.givenName}`, given) : undefined,
    family ? isSame(sql`${persons.familyName}`, family) : undefined,
  );
  const byBirth = born && partOfName ? sql`(${persons.bornOn} = ${born} and ${partOfName})` : sql`false`;
  const units = textsOf('unit', language, 'unit_texts');
  const isSeen = (await seesEveryone(db, actor, today)) ? sql<boolean>`true` : sql<boolean>`${visibleTo(actor, today)}`;
  const rows = await db
    .selectDistinctOn([persons.id], {
      personId: persons.id,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      code: employments.code,
      hasPhoto,
      unit: sql<string>`coalesce(${units.name}, '')`,
      validFrom: employments.validFrom,
      validTo: employments.validTo,
      isSeen: sql<boolean>`${isSeen}`,
      mail: sql<boolean>`coalesce(${byMail}, false)`,
      birth: sql<boolean>`coalesce(${byBirth}, false)`,
      isNamed: sql<boolean>`coalesce(${byName}, false)`,
    })
    .from(persons)
    .innerJoin(employments, eq(employments.personId, persons.id))
    .leftJoin(
      assignments,
      and(eq(assignments.employmentId, employments.id), asOn(assignments, nearestDay(employments, today))),
    )
    .leftJoin(units, eq(units.code, assignments.unitCode))
    .where(or(byMail, byName, byBirth))
    .orderBy(persons.id, asc(distanceFrom(employments, today)), desc(employments.validFrom));
  const weightOf = (row: (typeof rows)[number]) => Number(row.mail) * 4 + Number(row.birth) * 2 + Number(row.isNamed);
  const found = rows.sort((one, other) => weightOf(other) - weightOf(one) || one.name.localeCompare(other.name));
  const seen = found.filter((row) => row.isSeen);
  return {
    Doubles: seen.slice(0, MAX_DOUBLES).map((row) => ({
      Person: { Name: row.name, Empid: row.empid, KeyCode: row.code, HasPhoto: row.hasPhoto },
      ChillCode: row.validTo !== null && canCorrectHistory(actor, row) ? row.code : '',
      Unit_Name: row.unit,
      LeftOn: lastDayIn(row),
      Because: [
        ...(row.mail ? (['mail'] as const) : []),
        ...(row.birth ? (['birth'] as const) : []),
        ...(row.isNamed ? (['name'] as const) : []),
      ],
    })),
    Hidden: found.length - seen.length,
  };
}

/** Whether somebody else has a number already. */
export async function isEmployeeIdTaken({ db }: Pick<CallContext, 'db'>, empid: string, personId: string) {
  return (await db.$count(persons, and(sql`lower(${persons.empid}) = lower(${empid})`, ne(persons.id, personId)))) > 0;
}
