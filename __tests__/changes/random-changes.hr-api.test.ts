import { eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { endOf, fromJson, type DatedRow, type JsonRow, type Values } from '../../hr-api/people/changes/rows/dated-row';
import { KINDS } from '../../hr-api/people/changes/kinds';
import { makeChanges } from '../../hr-api/people/changes/make/make-changes';
import type { ChangeRequest } from '../../hr-api/people/changes/make/change-request';
import { undoChanges } from '../../hr-api/people/changes/make/undo-changes';
import { readRows } from '../../hr-api/people/changes/rows/read-rows';
import { rowsAsKnown } from '../../hr-api/people/changes/rows/rows-as-known';
import { changes, historyWrites } from '../../hr-api/people/changes/tables';
import { randomFrom } from '../../hr-api/people/sample/sample-random';
import { dayOf, daysAfter, type CalendarDate } from '../../hr-api/platform/dates';
import { ApiError } from '../../hr-api/platform/errors';
import { CHANGE_MODES, type ChangeMode } from '../../lib/contract/changes/change-rules';
import { actorOf, contextOf, employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

const PEOPLE = ['E1001', 'E1002', 'E1003', 'E1016'];
const STEPS = 90;
const random = randomFrom(20260318);
const pick = <T>(all: readonly T[]): T => random.pick(all);

let hr: TestApp;
let context: ReturnType<typeof contextOf>;
const ids: string[] = [];
let today: CalendarDate;
let days: CalendarDate[];

beforeAll(async () => {
  hr = await startApp();
  context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  for (const empid of PEOPLE) ids.push((await employmentOf(hr, empid)).id);
  today = dayOf(hr.clock.now);
  days = Array.from({ length: 200 }, (_, index) => daysAfter(today, index - 100));
});
afterAll(() => hr.stop());

type Kind = 'manager' | 'assignment' | 'job_status';
const COLUMNS: Record<Kind, readonly string[]> = {
  manager: ['leader_id'],
  assignment: ['unit_code', 'location_code', 'level_code'],
  job_status: ['status_code'],
};
const UNITS = ['firmware', 'hardware-design', 'marketing'];

/** What a day says: the oracle knows no rows, only days. */
type Told = Map<string, Values>;
const keyOf = (kind: Kind, id: string, on: CalendarDate) => `${kind} ${id} ${on}`;

async function rowsOf(kind: Kind, id: string): Promise<DatedRow[]> {
  return (await readRows(hr.db, kind, [id])).get(id) ?? [];
}

async function tell(): Promise<Told> {
  const told: Told = new Map();
  for (const kind of Object.keys(COLUMNS) as Kind[]) {
    for (const [id, rows] of await readRows(hr.db, kind, ids)) {
      for (const on of days) {
        const row = rows.find(({ validFrom, validTo }) => validFrom <= on && endOf(validTo) > on);
        told.set(
          keyOf(kind, id, on),
          Object.fromEntries(COLUMNS[kind].map((column) => [column, row?.values[column] ?? null])),
        );
      }
    }
  }
  return told;
}

/** What each day would say after a change, by its rule: from its day to the next beginning, to the first that differs, or on. */
function expected(told: Told, request: ChangeRequest, begins: readonly CalendarDate[]): Told {
  const kind = request.kind as Kind;
  const after: Told = new Map(told);
  const valueOn = (on: CalendarDate, column: string) =>
    told.get(keyOf(kind, request.employmentId, on))?.[column] ?? null;
  for (const [field, columns] of Object.entries(KINDS[kind].fields)) {
    const column = columns[0] ?? '';
    const value = request.values[column];
    if (value === undefined) continue;
    const mode = request.modes[field] ?? 'next';
    const old = valueOn(request.from, column);
    const until = { next: begins[0], carry: begins.find((start) => valueOn(start, column) !== old), all: undefined }[
      mode
    ];
    for (const on of days.filter((day) => day >= request.from && (until === undefined || day < until))) {
      const key = keyOf(kind, request.employmentId, on);
      after.set(key, { ...after.get(key), [column]: value });
    }
  }
  return after;
}

function randomRequest(): ChangeRequest {
  const kind = pick<Kind>(['manager', 'assignment', 'assignment', 'job_status']);
  const employmentId = pick(ids);
  const from = pick(days);
  const mode = () => pick<ChangeMode>(CHANGE_MODES);
  const status = { length_months: null, length_days: null, planned_end: null };
  const values: Values =
    kind === 'manager'
      ? { leader_id: pick(ids.filter((id) => id !== employmentId)) }
      : kind === 'job_status'
        ? { status_code: pick([2, 3, 4, 7]), ...status }
        : {
            unit_code: pick(UNITS),
            ...(random.happens(0.5) ? { level_code: pick(['senior', 'lead', 'manager']) } : {}),
          };
  const modes = Object.fromEntries(Object.keys(KINDS[kind].fields).map((field) => [field, mode()]));
  return { kind, employmentId, from, values, modes, justification: 'random', rowId: null };
}

const refusalOf = (error: unknown) => {
  if (error instanceof ApiError) return error.details.issues?.[0]?.message ?? error.code;
  throw error;
};

/** Nobody stands above themself on a day, by the days alone. */
function circleOn(told: Told, on: CalendarDate): boolean {
  const leaderOf = (id: string) => told.get(keyOf('manager', id, on))?.['leader_id'];
  return ids.some((id) => {
    const seen = new Set<string>();
    for (let at = leaderOf(id); typeof at === 'string' && !seen.has(at); at = leaderOf(at)) {
      if (at === id) return true;
      seen.add(at);
    }
    return false;
  });
}

test('after any changes and undos each day is as the rule says, and what was known stays', async () => {
  const outcomes: Record<string, number> = {};
  const kept: { readonly at: Date; readonly rows: ReadonlyMap<string, readonly DatedRow[]> }[] = [];
  const note = (what: string) => {
    outcomes[what] = (outcomes[what] ?? 0) + 1;
  };
  for (let step = 0; step < STEPS; step += 1) {
    hr.clock.advance(1000);
    const now = hr.clock.now;
    const before = await tell();
    const made = await hr.db.select().from(changes).where(eq(changes.state, 'made'));
    if (made.length > 0 && random.happens(0.35)) {
      const change = pick(made);
      const undo = hr.db.transaction((db) => undoChanges({ ...context, db, now }, [change], 'random'));
      const refusal = await undo.then(() => null, refusalOf);
      note(refusal ?? 'undone');
      if (refusal) expect(await tell()).toEqual(before);
    } else {
      const request = randomRequest();
      const rows = await rowsOf(request.kind as Kind, request.employmentId);
      const begins = rows
        .map(({ validFrom }) => validFrom)
        .filter((start) => start > request.from)
        .sort();
      const make = hr.db.transaction((db) => makeChanges({ ...context, db, now }, [request]));
      const refusal = await make.then(() => null, refusalOf);
      note(refusal ?? 'made');
      const wanted = expected(before, request, begins);
      expect(await tell()).toEqual(refusal ? before : wanted);
      if (refusal === 'not_valid') expect(days.some((on) => circleOn(wanted, on))).toBe(true);
    }
    const after = await tell();
    expect(days.filter((on) => circleOn(after, on))).toEqual([]);
    if (step % 15 === 0) {
      const rows = new Map<string, readonly DatedRow[]>();
      for (const kind of Object.keys(COLUMNS) as Kind[])
        for (const id of ids) rows.set(`${kind} ${id}`, await rowsOf(kind, id));
      kept.push({ at: new Date(now.getTime() + 1), rows });
    }
  }
  expect(outcomes['made']).toBeGreaterThan(15);
  expect(outcomes['undone']).toBeGreaterThan(5);
  for (const { at, rows } of kept) {
    for (const [key, expectedRows] of rows) {
      const [kind = '', employmentId = ''] = key.split(' ');
      expect(await rowsAsKnown(hr.db, { kind: kind as Kind, employmentId, before: at })).toEqual(expectedRows);
    }
  }
}, 240_000);

test('the record of writes leads from each row as it was to each row as it is, without a break', async () => {
  const writes = await hr.db.select().from(historyWrites).orderBy(historyWrites.id);
  const known = new Map<string, unknown>();
  for (const { rowId, before, after } of writes) {
    if (known.has(rowId)) expect(before).toEqual(known.get(rowId));
    known.set(rowId, after);
  }
  for (const kind of Object.keys(COLUMNS) as Kind[]) {
    for (const rows of (await readRows(hr.db, kind, ids)).values()) {
      for (const row of rows) if (known.has(row.id)) expect(fromJson(known.get(row.id) as JsonRow)).toEqual(row);
    }
  }
});
