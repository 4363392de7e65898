import { and, asc, gte, lte } from 'drizzle-orm';
import { begunRows } from '../../../people/changes/rows/begun-rows';
import { covers, hasBegun, type Span } from '../../../people/effective-dates';
import { readLocationCalendars } from '../../../people/organisation/calendars/location-calendars';
import { assignments } from '../../../people/tables';
import type { CalendarOn, WorkCalendar } from '../../../platform/calendar/calendar-rules';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { readRules } from '../ledger/read-rules';
import { countDays } from '../rules/count-days';
import { ruleOn } from '../rules/entitlement';
import { recountDays, type RecountedDay, type StoredDay } from '../rules/recount';
import type { FoundRequest } from '../requests/find-request';
import { leaveDays } from '../tables';

/** A request of which some days count differently than they did. */
export interface Recount {
  readonly request: FoundRequest;
  readonly days: readonly RecountedDay[];
}

interface Place extends Span {
  readonly employmentId: string;
  readonly locationCode: string;
}

interface Held extends StoredDay {
  readonly requestId: string;
  readonly employmentId: string;
}

function group<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Where people work by day: an end that is to come does not count before it is there, and a move only where it is told of. */
function knownPlaces(places: readonly Place[], { today, tellsMoves }: Knowing): readonly Place[] {
  const begun = begunRows(places, today);
  if (!tellsMoves && begun.length > 0) return begun;
  const last = places.at(-1);
  return places.map((place) => (place === last && (place.validTo ?? '') > today ? { ...place, validTo: null } : place));
}

/** Looked at from a day, with the moves that are to come or without them. */
interface Knowing {
  readonly today: CalendarDate;
  readonly tellsMoves: boolean;
}

async function readDays(db: Database, requests: readonly FoundRequest[], employmentIds: readonly string[]) {
  const first = requests.reduce((found, { firstDay }) => (firstDay < found ? firstDay : found), '9999-12-31');
  const last = requests.reduce((found, { lastDay }) => (lastDay > found ? lastDay : found), '');
  const { employmentId, day } = leaveDays;
  return db
    .select()
    .from(leaveDays)
    .where(and(amongIds(employmentId, employmentIds), gte(day, first), lte(day, last)));
}

async function readPlaces(db: Database, employmentIds: readonly string[]): Promise<ReadonlyMap<string, Place[]>> {
  const { employmentId, locationCode, validFrom, validTo } = assignments;
  const rows = await db
    .select({ employmentId, locationCode, validFrom, validTo })
    .from(assignments)
    .where(and(amongIds(employmentId, employmentIds), hasBegun(assignments)))
    .orderBy(asc(validFrom));
  return group(rows, (row) => row.employmentId);
}

function heldElsewhere(held: readonly Held[], requestId: string) {
  const others = held.filter((one) => one.isHeld && one.requestId !== requestId);
  return (day: CalendarDate) => {
    const onDay = others.filter((one) => one.day === day);
    return { first: onDay.some(({ first }) => first), second: onDay.some(({ second }) => second) };
  };
}

/** The days of an employment with those of one of its requests as they count now. */
function withRecounted(held: readonly Held[], { request: { id, employmentId }, days }: Recount): Held[] {
  const recounted = new Set(days.map(({ day }) => day));
  const others = held.filter(({ requestId, day }) => requestId !== id || !recounted.has(day));
  const counting = days.filter(({ amount }) => amount > 0);
  return [...others, ...counting.map((one) => ({ ...one, requestId: id, employmentId, isHeld: true }))];
}

const inOrder = (one: FoundRequest, other: FoundRequest) =>
  one.firstDay.localeCompare(other.firstDay) || one.id.localeCompare(other.id);

const calendarBy =
  (places: readonly Place[], calendars: ReadonlyMap<string, WorkCalendar>): CalendarOn =>
  (day) =>
    calendars.get(places.find((place) => covers(place, day))?.locationCode ?? '') ?? null;

/**
 * Counts requests anew by the calendars as they are now, the first days first; those of which nothing differs are left out. What counts
 * now and is asked for by several of an employment goes to the first of them.
 */
export async function findRecounts(
  db: Database,
  requests: readonly FoundRequest[],
  knowing: Knowing,
): Promise<Recount[]> {
  if (requests.length === 0) return [];
  const employmentIds = [...new Set(requests.map(({ employmentId }) => employmentId))];
  const rules = await readRules(db);
  const places = await readPlaces(db, employmentIds);
  const calendars = await readLocationCalendars(
    db,
    [...places.values()].flat().map(({ locationCode }) => locationCode),
  );
  const held = group(await readDays(db, requests, employmentIds), ({ employmentId }) => employmentId);
  return [...requests].sort(inOrder).flatMap((request) => {
    const { id, employmentId, typeCode, firstDay: from, lastDay: to, fromPortion, toPortion, hours } = request;
    const rule = ruleOn(rules.get(typeCode) ?? [], from);
    const calendarOn = calendarBy(knownPlaces(places.get(employmentId) ?? [], knowing), calendars);
    const counted = rule ? countDays({ from, to, fromPortion, toPortion, hours }, calendarOn, rule) : [];
    const ofEmployment = held.get(employmentId) ?? [];
    const stored = ofEmployment.filter(({ requestId }) => requestId === id);
    const days = recountDays(counted, stored, { heldElsewhere: heldElsewhere(ofEmployment, id), hours });
    if (days.length === 0) return [];
    held.set(employmentId, withRecounted(ofEmployment, { request, days }));
    return [{ request, days }];
  });
}
