import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { likeContains, likeStartsWith } from '../../platform/db/like';
import { textsOf } from '../../platform/texts/data';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { assignments, employments, persons } from '../../people/tables';
import { hasOpenAccount } from '../../workplace/search/find-people';
import { canLead } from './find-leader';

const MAX_CHOICES = 20;
/** So many of those that hold the text are put in order: whoever wants another one types on. */
const CANDIDATES = 200;
/** SCON-35: the `AppCode` of who can work with the portal. */
const APP_CODE = 5;

/** MGRC-16, AMGR-06: who can lead, those first whose number or name begins as it was typed. */
export const listLeaderChoices: Handler<'listLeaderChoices'> = async ({ ChillCode, Kind, Search }, context) => {
  const { db, actor, now, language } = context;
  const today = dayOf(now);
  const first = db
    .select({
      employmentId: sql<string>`${employments.id}`.as('leader_id'),
      code: employments.code,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`.as('leader_empid'),
      text: persons.searchText,
      hasPhoto: hasPhoto.as('has_photo'),
      hasAccount: sql<boolean>`${hasOpenAccount(db)}`.as('has_account'),
    })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(
        await canLead(db, actor, today),
        Search ? sql`${persons.searchText} like ${likeContains(Search)}` : undefined,
        ChillCode ? ne(employments.code, ChillCode) : undefined,
        Kind === 'admin_manager' ? hasOpenAccount(db) : undefined,
      ),
    )
    .limit(CANDIDATES)
    .as('first_leaders');
  const units = textsOf('unit', language, 'unit_texts');
  const rows = await db
    .select({
      empid: first.empid,
      name: first.name,
      code: first.code,
      hasPhoto: first.hasPhoto,
      hasAccount: first.hasAccount,
      unit: sql<string>`coalesce(${units.name}, '')`,
    })
    .from(first)
    .leftJoin(assignments, and(eq(assignments.employmentId, first.employmentId), asOn(assignments, today)))
    .leftJoin(units, eq(units.code, assignments.unitCode))
    .orderBy(sql`${first.text} like ${likeStartsWith(Search)} desc`, asc(sql`lower(${first.name})`), asc(first.empid))
    .limit(MAX_CHOICES);
  return rows.map(({ empid, name, code, hasPhoto: HasPhoto, hasAccount, unit }) => ({
    ...{ empid, name, HasPhoto },
    ActiveStatus: true,
    AppCode: hasAccount ? APP_CODE : null,
    KeyCode: code,
    Unit_Name: unit,
  }));
};
