import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { changedLater, type AnswersByCode } from './changes';
import { copyToPerson } from './person-columns';
import type { RecordKeys } from './keys';
import type { Section } from '../sections/sections';
import { recordSecrets, recordValues } from '../tables';
import { openAnswers, rowsFrom, type RecordRow } from './values';

/** Which row of whose record is written, from which day on. `seen` is the row of values that it was made from; null for none. */
export interface Place {
  readonly section: Section;
  readonly personId: string;
  readonly rowId: string;
  readonly from: CalendarDate;
  readonly seen: string | null;
}

export interface KeepContext {
  readonly db: Database;
  readonly now: Date;
  readonly keys: RecordKeys;
  /** The account that decided it; null where the product brings it. */
  readonly by: string | null;
}

interface Written {
  readonly versionId: string;
  /** By the codes of the fields; secret ones in clear. */
  readonly answers: AnswersByCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  readonly secretCodes: ReadonlySet<string>;
}

async function insertRow({ db, now, keys, by }: KeepContext, place: Place, written: Written): Promise<string> {
  const { section, personId, rowId } = place;
  const { versionId, answers, from, to, secretCodes } = written;
  const given = Object.entries(answers).filter(([, answer]) => answer !== '');
  const open = Object.fromEntries(given.filter(([code]) => !secretCodes.has(code)));
  const [row] = await db
    .insert(recordValues)
    .values({
      ...{ sectionCode: section.code, personId, rowId, versionId, answers: open },
      ...{ validFrom: from, validTo: to, recordedAt: now, recordedBy: by },
    })
    .returning({ id: recordValues.id });
  if (!row) throw new Error('the row was not kept');
  for (const [fieldCode, answer] of given.filter(([code]) => secretCodes.has(code))) {
    const sealed = await keys.seal(db, { personId, rowId, fieldCode }, answer);
    await db.insert(recordSecrets).values({ valueId: row.id, fieldCode, ...sealed });
  }
  return row.id;
}

const supersede = (db: Database, id: string, at: Date) =>
  db.update(recordValues).set({ supersededAt: at }).where(eq(recordValues.id, id));

/** Puts another row in the place of one, saved under the same version. */
async function replaceRow(context: KeepContext, place: Place, row: RecordRow, now: Pick<Written, 'answers' | 'to'>) {
  await supersede(context.db, row.id, context.now);
  const secretCodes = new Set(Object.keys(row.secrets));
  for (const { code, isSecret } of place.section.definition.fields) if (isSecret) secretCodes.add(code);
  await insertRow(context, place, { ...now, versionId: row.versionId, from: row.validFrom, secretCodes });
}

/** Ends what is in force on a day with the day before it; what never was in force is superseded. */
async function endBefore(context: KeepContext, place: Place, row: RecordRow): Promise<void> {
  const { db, now, keys } = context;
  if (row.validFrom >= place.from) await supersede(db, row.id, now);
  else if (row.validTo === null) {
    await db.update(recordValues).set({ validTo: place.from }).where(eq(recordValues.id, row.id));
  } else await replaceRow(context, place, row, { answers: await openAnswers(db, keys, row), to: place.from });
}

/** What is in force on the day and what comes later, locked until the transaction ends. */
async function lockedRows({ db }: KeepContext, { section, personId, rowId, from, seen }: Place) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`record ${rowId}`}, 0))`);
  const rows = await rowsFrom(db, { personId, sectionCode: section.code, rowId }, from);
  const current = rows.find(({ validFrom }) => validFrom <= from) ?? null;
  if ((current?.id ?? null) !== seen) throw new ApiError('conflict');
  return { current, later: rows.filter(({ validFrom }) => validFrom > from) };
}

/**
 * Keeps what a row says from a day on. What is to come later stays, but for the answers that it only carried on from before.
 * Needs the transaction that a write's handler has.
 * @returns the id of the row of values that is in force from that day
 * @throws ApiError `conflict` where somebody else has changed it since it was seen
 */
export async function keepRow(context: KeepContext, place: Place, answers: AnswersByCode): Promise<string> {
  const { db, keys, now } = context;
  const { section, from, personId } = place;
  const { current, later } = await lockedRows(context, place);
  const before = current ? await openAnswers(db, keys, current) : {};
  if (current) await endBefore(context, place, current);
  const secretCodes = new Set(section.definition.fields.filter((field) => field.isSecret).map(({ code }) => code));
  const to = later[0]?.validFrom ?? current?.validTo ?? null;
  const id = await insertRow(context, place, { versionId: section.versionId, answers, from, to, secretCodes });
  for (const row of later) {
    const own = await openAnswers(db, keys, row);
    const changed = changedLater({ before, after: answers, later: own });
    if (changed !== own) await replaceRow(context, place, row, { answers: changed, to: row.validTo });
  }
  if (from <= dayOf(now)) await copyToPerson(db, section, { personId, on: dayOf(now) });
  return id;
}

/**
 * Takes a row away from a day on.
 * @throws ApiError `conflict` as for `keepRow`
 */
export async function removeRow(context: KeepContext, place: Place): Promise<void> {
  const { db, now } = context;
  const { current, later } = await lockedRows(context, place);
  if (!current) throw new ApiError('conflict');
  for (const row of [current, ...later]) await endBefore(context, place, row);
  if (place.from <= dayOf(now)) await copyToPerson(db, place.section, { personId: place.personId, on: dayOf(now) });
}
