import { and, asc, eq, lte, min, ne, not, sql, type SQL } from 'drizzle-orm';
import { ownRolesWith } from '../../people/accounts/roles';
import { readChangeSettings } from '../../people/changes/change-settings';
import { hasPhoto } from '../../people/photo';
import { reportsDirectlyTo } from '../../people/reportees';
import { employments, jobStatuses, persons } from '../../people/tables';
import { seesEveryone, visibleTo } from '../../people/visibility';
import type { Actor } from '../../platform/calls/call';
import { dayOf, daysAfter, type CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { namesOf } from '../../platform/texts/data';
import { WEEK, type HomeRow, type HomeSource } from '../../workplace/home/home-rows';
import type { CountSource } from '../../workplace/shell/dashboard/count-source';
import { leadsInto } from '../../workplace/shell/data';
import { changeTexts } from '../change-texts';
import { managersPage } from '../managers-page';
import { comesToAnEnd, endsWithin, staysOn } from '../../people/changes/coming-to-an-end';

/** Where a manager settles what ends, and where whoever keeps the statuses of others does. */
const MANAGERS_PAGE = `${managersPage.module}/${managersPage.link}`;
const KEEPERS_PAGE = 'ecenter/jobstatusupdate/ending';

type Person = Pick<Actor, 'accountId' | 'personId' | 'employmentId' | 'grantDay'>;

/** What waits of one kind: how many there are of a day and of a week, and how many later. */
interface Waiting {
  readonly now: number;
  readonly week: number;
  readonly later: number;
}

const NOTHING: Waiting = { now: 0, week: 0, later: 0 };

/** Of those who report to somebody directly. */
const endsInTeam = (employmentId: string, on: CalendarDate, withinDays: number) =>
  and(comesToAnEnd(on, withinDays), reportsDirectlyTo(employmentId, 'manager', on)) as SQL;

const dueIn = (on: CalendarDate, days: number) => lte(jobStatuses.plannedEnd, daysAfter(on, days));

async function countInTeam(db: Database, employmentId: string, on: CalendarDate, days: number): Promise<Waiting> {
  const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const [found] = await db
    .select({ now: countIf(dueIn(on, 0)), week: countIf(dueIn(on, WEEK)), all: sql<number>`count(*)::int` })
    .from(jobStatuses)
    .innerJoin(employments, endsInTeam(employmentId, on, days));
  const { now = 0, week = 0, all = 0 } = found ?? {};
  return { now, week: week - now, later: all - week };
}

interface Kept {
  readonly roleCode: number;
  readonly count: number;
  readonly firstEnd: CalendarDate;
}

/** What ends of those whom one keeps in a role: the first role that sees any. Whom one manages is told apart from them. */
async function keptEndings(db: Database, person: Person, on: CalendarDate, days: number): Promise<Kept | null> {
  const { personId, employmentId } = person;
  const isOthers = employmentId ? not(reportsDirectlyTo(employmentId, 'manager', on)) : undefined;
  for (const roleCode of await ownRolesWith(db, person, { permission: 'status.change', today: on })) {
    const isSeen = (await seesEveryone(db, { ...person, roleCode }, on))
      ? undefined
      : visibleTo({ ...person, roleCode, scopes: null }, on, 'one');
    const ending = endingSoon(db, on, days);
    const [found] = await db
      .select({ count: sql<number>`count(*)::int`, firstEnd: min(ending.plannedEnd) })
      .from(ending)
      .innerJoin(employments, and(eq(employments.id, ending.employmentId), staysOn(on, ending.validTo)))
      .where(and(ne(employments.personId, personId), isOthers, isSeen));
    if (found?.firstEnd) return { roleCode, count: found.count, firstEnd: found.firstEnd };
  }
  return null;
}

/** The few that end, found before anything dearer is asked of them: `offset` keeps the database from doing it the other way round. */
const endingSoon = (db: Database, on: CalendarDate, days: number) =>
  db
    .select({
      employmentId: jobStatuses.employmentId,
      plannedEnd: jobStatuses.plannedEnd,
      validTo: jobStatuses.validTo,
    })
    .from(jobStatuses)
    .where(endsWithin(on, days))
    .offset(0)
    .as('ending');

/** When what is kept is told: as one thing to do, due with the first of it. */
function groupOf(firstEnd: CalendarDate, on: CalendarDate): keyof Waiting {
  if (firstEnd <= on) return 'now';
  return firstEnd <= daysAfter(on, WEEK) ? 'week' : 'later';
}

const withKept = (team: Waiting, kept: Kept | null, on: CalendarDate): Waiting => {
  if (!kept) return team;
  const group = groupOf(kept.firstEnd, on);
  return { ...team, [group]: team[group] + 1 };
};

async function readEndings(db: Database, person: Person, on: CalendarDate) {
  const { endingDays } = await readChangeSettings(db);
  const { employmentId } = person;
  const team = employmentId ? await countInTeam(db, employmentId, on, endingDays) : NOTHING;
  const kept = await keptEndings(db, person, on, endingDays);
  return { team, kept, endingDays };
}

/** A status whose end comes near is a task of whoever can settle it. */
export const endingCounts: CountSource = async (db, person, now) => {
  const on = dayOf(now);
  const { team, kept } = await readEndings(db, person, on);
  const { now: ended, week, later } = withKept(team, kept, on);
  return { PendTask: ended + week + later };
};

/**
 * Statuses that come to their end: to the manager each by name, to HR how many there are. Both are asked by who somebody is, not by
 * the role that is active.
 */
export const homeEndings: HomeSource = async (context, { on, limit, moduleCode }) => {
  const { actor, db, language } = context;
  if (moduleCode !== undefined && !(await leadsInto(db, moduleCode, MANAGERS_PAGE))) return { rows: [], counts: {} };
  const { team, kept, endingDays } = await readEndings(db, actor, on);
  const rows: HomeRow[] = [];
  for (const group of ['now', 'week'] as const)
    if (actor.employmentId && team[group] > 0) {
      const ofGroup = group === 'now' ? dueIn(on, 0) : and(not(dueIn(on, 0)), dueIn(on, WEEK));
      const condition = and(endsInTeam(actor.employmentId, on, endingDays), ofGroup) as SQL;
      rows.push(...(await teamRows(context, { group, condition, limit })));
    }
  const group = kept && groupOf(kept.firstEnd, on);
  if (kept && group && group !== 'later')
    rows.push({
      ...{ kind: 'status', code: `kept-${kept.roleCode}`, group, button: 'open', dueOn: kept.firstEnd },
      title: changeTexts[language].endings.replace('{count}', String(kept.count)),
      link: KEEPERS_PAGE,
      roleCode: kept.roleCode,
    });
  return { rows, counts: { ...withKept(team, kept, on) } };
};

async function teamRows(
  { db, language }: Parameters<HomeSource>[0],
  { group, condition, limit }: { group: 'now' | 'week'; condition: SQL; limit: number },
): Promise<HomeRow[]> {
  const found = await db
    .select({
      code: jobStatuses.id,
      statusCode: jobStatuses.statusCode,
      dueOn: sql<CalendarDate>`${jobStatuses.plannedEnd}::text`,
      name: persons.name,
      empid: persons.empid,
      hasPhoto,
      personCode: employments.code,
    })
    .from(jobStatuses)
    .innerJoin(employments, condition)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .orderBy(asc(jobStatuses.plannedEnd), asc(persons.name))
    .limit(limit);
  const names = await namesOf(db, 'job-status', language);
  return found.map(({ statusCode, ...row }) => ({
    ...row,
    kind: 'status',
    title: changeTexts[language].ending.replace('{status}', names.get(String(statusCode)) ?? ''),
    group,
    button: 'open',
    link: MANAGERS_PAGE,
  }));
}
