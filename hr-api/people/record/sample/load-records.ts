import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { startOf, type CalendarDate } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import type { SamplePerson } from '../../sample/sample';
import type { Seat } from '../../sample/sample-seats';
import { persons } from '../../tables';
import { sectionsOn, type Section } from '../sections/sections';
import { recordSecrets, recordValues } from '../tables';
import type { RecordKeys } from '../values/keys';
import { SampleRowIds } from './sample-row-ids';
import { sampleRecord } from './sample-record';
import type { SampleRow } from './sample-row';

/** In a large organisation the others have none, so that loading it takes no longer for their sake. */
export const PEOPLE_WITH_RECORDS = 400;
const PEOPLE_PER_BATCH = 1000;

interface Options {
  readonly today: CalendarDate;
  readonly recordKeys: RecordKeys;
  readonly records?: number | undefined;
}

interface Loading {
  readonly sections: ReadonlyMap<number, Section>;
  readonly today: CalendarDate;
  readonly seal: Awaited<ReturnType<RecordKeys['sealer']>>;
}

type SecretRow = typeof recordSecrets.$inferInsert;
interface Loaded {
  readonly value: typeof recordValues.$inferInsert;
  readonly secrets: readonly SecretRow[];
}

/** Loads what the records of the first people say. */
export async function loadRecords(
  db: Database,
  people: readonly SamplePerson[],
  { today, recordKeys, records = PEOPLE_WITH_RECORDS }: Options,
): Promise<void> {
  const sections = new Map((await sectionsOn(db, today)).map((section) => [section.code, section]));
  const loading: Loading = { sections, today, seal: await recordKeys.sealer(db) };
  const seats = people.slice(0, records).map(({ seat }) => seat);
  for (let start = 0; start < seats.length; start += PEOPLE_PER_BATCH) {
    await loadBatch(db, seats.slice(start, start + PEOPLE_PER_BATCH), loading);
  }
}

async function loadBatch(db: Database, seats: readonly Seat[], loading: Loading): Promise<void> {
  const { today } = loading;
  const byPerson = new Map(seats.map((seat) => [seat.personId, seat]));
  const found = await db
    .select()
    .from(persons)
    .where(inArray(persons.id, [...byPerson.keys()]));
  const loaded = found.flatMap((person) => {
    const seat = byPerson.get(person.id);
    const rowIds = new SampleRowIds(person.id, startOf(today));
    return seat ? sampleRecord({ seat, person }, today).map((row) => loadedRow(row, rowIds, loading)) : [];
  });
  await insertRows(
    db,
    recordValues,
    loaded.map(({ value }) => value),
  );
  await insertRows(
    db,
    recordSecrets,
    loaded.flatMap(({ secrets }) => secrets),
  );
}

function loadedRow(row: SampleRow, rowIds: SampleRowIds, { sections, seal }: Loading): Loaded {
  const section = sections.get(row.section);
  if (!section) throw new Error(`there is no section ${row.section}`);
  const { personId } = rowIds;
  const [valueId, rowId] = [randomUUID(), rowIds.of(section, row.row)];
  const answers = { ...rowIds.named(row.answers) };
  const secrets: SecretRow[] = [];
  for (const { code: fieldCode, isSecret } of section.definition.fields) {
    const secret = answers[fieldCode];
    if (!isSecret || !secret) continue;
    delete answers[fieldCode];
    secrets.push({ valueId, fieldCode, ...seal({ personId, rowId, fieldCode }, secret) });
  }
  const { from: validFrom, to: validTo } = row;
  const place = { sectionCode: section.code, personId, rowId, versionId: section.versionId };
  return { value: { id: valueId, ...place, answers, validFrom, validTo, recordedAt: startOf(validFrom) }, secrets };
}
