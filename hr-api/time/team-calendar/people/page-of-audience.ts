import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { RequestFor } from '../../../../lib/contract/all';
import { MAX_SHOWN_PEOPLE } from '../../../../lib/contract/time/team-calendar/team-calendar-rules';
import { asOn } from '../../../people/effective-dates';
import { namedPeople } from '../../../people/named-people';
import { isChosen } from '../../../people/organisation/filter/is-chosen';
import { assignments } from '../../../people/tables';
import { isInTeamOf } from '../../../people/team-of';
import { seesEveryone, visibleTo } from '../../../people/visibility';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { lastPerson, pageByName } from '../../../workplace/directory/page-of-people';

type Reader = Pick<CallContext, 'actor' | 'db' | 'now'>;
type Asked = Required<Pick<RequestFor<'listTeamCalendar'>, 'Audience' | 'Code' | 'After'>>;

interface Page {
  /** The unit or location that is shown. */
  readonly code: string;
  readonly employmentIds: readonly string[];
  readonly hasMore: boolean;
}

const NOBODY: Page = { code: '', employmentIds: [], hasMore: false };

/** The unit or location that is asked for: one's own where none is named. */
async function placeAsked({ actor, db }: Reader, { Audience, Code }: Asked, today: CalendarDate): Promise<string> {
  if ((Audience !== 'unit' && Audience !== 'location') || Code !== '' || !actor.employmentId) return Code;
  const [own] = await db
    .select({ unit: assignments.unitCode, location: assignments.locationCode })
    .from(assignments)
    .where(and(eq(assignments.employmentId, actor.employmentId), asOn(assignments, today)));
  return own?.[Audience] ?? '';
}

/** Whom an audience has, as a condition on `employments` and `assignments`; null for nobody. */
async function conditionOf(
  { actor, db }: Reader,
  audience: Asked['Audience'],
  code: string,
  today: CalendarDate,
): Promise<SQL | null | undefined> {
  if (audience === 'team') return actor.employmentId ? isInTeamOf(actor.employmentId, today) : null;
  if (audience !== 'all') return code === '' ? null : await isChosen(db, { [audience]: [code] }, today);
  if (!actor.permissions.has('leave.keep')) throw new ApiError('forbidden');
  return (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today);
}

/** So many of the reader's team of today whom they may know by name, by name: those of the audience `team`. */
export async function membersOfTeam(reader: Reader, limit: number): Promise<string[]> {
  const { actor, db, now } = reader;
  const today = dayOf(now);
  const isMember = await conditionOf(reader, 'team', '', today);
  if (!isMember) return [];
  const where = and(isMember, await namedPeople({ actor, db, today, on: today }));
  return pageByName(db, { on: today, where, direction: 'asc', limit }, null);
}

/** One page of those who are in an audience today and whom the reader may know by name. */
export async function pageOfAudience(reader: Reader, asked: Asked): Promise<Page> {
  const { actor, db, now } = reader;
  const today = dayOf(now);
  const code = await placeAsked(reader, asked, today);
  const isMember = await conditionOf(reader, asked.Audience, code, today);
  const shown = asked.Audience === 'unit' || asked.Audience === 'location' ? code : '';
  const last = asked.After ? await lastPerson(db, { code: asked.After, on: today, place: sql`null` }) : null;
  if (isMember === null || (asked.After && !last)) return { ...NOBODY, code: shown };
  const where = and(isMember, await namedPeople({ actor, db, today, on: today }));
  const page = { on: today, where, direction: 'asc' as const, limit: MAX_SHOWN_PEOPLE + 1 };
  const ids = await pageByName(db, page, last);
  return { code: shown, employmentIds: ids.slice(0, MAX_SHOWN_PEOPLE), hasMore: ids.length > MAX_SHOWN_PEOPLE };
}
