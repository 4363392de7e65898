import { eq } from 'drizzle-orm';
import { employments, persons } from '../../people/tables';
import { spend } from '../../platform/budgets/budgets';
import { countWork } from '../../platform/budgets/work';
import { writeIcal, type IcalEvent } from '../../platform/calendar/write-ical';
import type { CallContext, Handler } from '../../platform/calls/call';
import { amongIds } from '../../platform/db/among-ids';
import { dayOf, daysAfter } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { readTypes } from '../leave/balances/read-types';
import type { LeaveReader } from '../leave/holder';
import { readCalendars } from '../team-calendar/absences/read-calendars';
import { byEmployment, readApprovedDays, readOwnDays, type AwayDay } from '../team-calendar/absences/read-days';
import { SpanDays } from '../team-calendar/absences/span-days';
import { membersOfTeam } from '../team-calendar/people/page-of-audience';
import { feedOfSecret, noteReading, stateOf, type Feed } from './feed-data';
import { eventsOf, type Told } from './feed-events';
import { readerOf } from './feed-reader';
import { feedTag } from './feed-tag';
import { askedText, awayText, feedName, hoursText } from './feed-texts';

const [DAYS_BACK, DAYS_AHEAD] = [365, 366];

/** So many days beyond both ends are read, so that leave across an end is told from its first day to its last. */
const DAYS_BEYOND = 62;

/** More than anybody leads directly. */
const MAX_PEOPLE = 500;

/** What strangers try from one place. A secret cannot be guessed, so this only keeps them from costing anything. */
const UNKNOWN = { atOnce: 60, anHour: 60 };

const countUnknown = ({ db, now, clientAddress }: CallContext<null>) =>
  spend(db, [{ subject: `unknown calendar feeds of ${clientAddress ?? 'nobody knows where'}`, ...UNKNOWN }], now);

async function employmentsOf({ actor, db }: LeaveReader): Promise<string[]> {
  const rows = await db
    .select({ id: employments.id })
    .from(employments)
    .where(eq(employments.personId, actor.personId));
  return rows.map(({ id }) => id);
}

type Tell = (day: AwayDay, hours: number) => Told;

/** To whom it is, of which type, and whether it is decided. */
async function tellOwn({ db, language }: LeaveReader): Promise<Tell> {
  const names = new Map((await readTypes(db, language)).map(({ code, name }) => [code, name]));
  return ({ requestId, typeCode, state }, hours) => {
    const [type, isTentative] = [names.get(typeCode) ?? '', state === 'pending'];
    const what = isTentative ? askedText(type, language) : type;
    return { group: requestId, summary: hours > 0 ? hoursText(what, hours, language) : what, hours, isTentative };
  };
}

/** Of others nothing but that they are away, whoever reads it. */
async function tellTeam({ db, language }: LeaveReader, employmentIds: readonly string[]): Promise<Tell> {
  const people = await db
    .select({ id: employments.id, name: persons.name })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(amongIds(employments.id, employmentIds));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return ({ employmentId }, hours) => {
    const away = awayText(names.get(employmentId) ?? '', language);
    const summary = hours > 0 ? hoursText(away, hours, language) : away;
    return { group: employmentId, summary, hours, isTentative: false };
  };
}

interface Asked {
  readonly employmentIds: readonly string[];
  readonly span: SpanDays;
  readonly shown: { readonly from: string; readonly to: string };
}

async function readEvents(
  reader: LeaveReader,
  feed: Feed,
  { employmentIds, span, shown }: Asked,
): Promise<IcalEvent[]> {
  const { db, now } = reader;
  const isOwn = feed.kind === 'own';
  const found = await (isOwn ? readOwnDays : readApprovedDays)(db, employmentIds, span);
  const tellOf = isOwn ? await tellOwn(reader) : await tellTeam(reader, employmentIds);
  const calendars = await readCalendars(db, employmentIds, { span, today: dayOf(now) });
  const window = { span, shown, feedId: feed.id };
  return [...byEmployment(found)].flatMap(([id, days]) => {
    const knownBy = isOwn ? ('number' as const) : ('beginning' as const);
    return eventsOf({ days, calendars: calendars.get(id) ?? [], tellOf, knownBy }, window);
  });
}

/** What a subscription has at this moment; nothing is worked out for a program that has it already. */
export const getCalendarFeed: Handler<'getCalendarFeed'> = async ({ FeedSecret, KnownTag, KnownSince }, context) => {
  const { db, now } = context;
  const feed = await feedOfSecret(db, FeedSecret);
  const reader = feed && (await readerOf(context, feed));
  if (!feed || !reader) {
    await countUnknown(context);
    throw new ApiError('not_found');
  }
  await countWork(context, feed.accountId, 'calendar');
  const today = dayOf(now);
  const shown = { from: daysAfter(today, -DAYS_BACK), to: daysAfter(today, DAYS_AHEAD) };
  const read = { from: daysAfter(shown.from, -DAYS_BEYOND), to: daysAfter(shown.to, DAYS_BEYOND) };
  const { kind } = feed;
  const { actor, language } = reader;
  const team = kind === 'team' ? await membersOfTeam(reader, MAX_PEOPLE) : null;
  const whose = team ? { employmentIds: team } : { personId: actor.personId };
  const tag = await feedTag(db, { whose, span: read, shown, today, language });
  const { revision, changedAt } = await stateOf(db, feed, tag, now);
  await noteReading(db, feed, now);
  const answer = { Tag: tag, ChangedAt: changedAt.toISOString() };
  const isKnown =
    KnownTag === '' ? KnownSince !== '' && wholeSecond(KnownSince) >= wholeSecond(changedAt) : KnownTag === tag;
  if (isKnown) return { ...answer, Calendar: '' };
  const employmentIds = team ?? (await employmentsOf(reader));
  const events = await readEvents(reader, feed, { employmentIds, shown, span: new SpanDays(read.from, read.to) });
  const name = feedName(kind, language);
  return { ...answer, Calendar: writeIcal({ name, isPrivate: kind === 'own', changedAt, revision, events }) };
};

/** As dates are written in headers. */
const wholeSecond = (at: string | Date) => Math.floor(new Date(at).getTime() / 1000);
