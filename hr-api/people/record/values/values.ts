import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { asOn, type Span } from '../../effective-dates';
import { recordSecrets, recordValues } from '../tables';

/** A secret answer as it stands in the database. */
export interface SealedAnswer {
  readonly keyId: number;
  readonly sealed: string;
  readonly lastSigns: string;
}

/** What a row of a section says from a day on. Answers are by the codes of the fields; secret ones stand sealed beside them. */
export interface RecordRow extends Span {
  readonly id: string;
  readonly rowId: string;
  readonly personId: string;
  readonly sectionCode: number;
  readonly versionId: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, SealedAnswer>>;
  readonly recordedAt: Date;
  readonly recordedBy: string | null;
}

/** The one row of a section that has no more than one for each person. */
export function rowIdOf(personId: string, sectionCode: number): string {
  const hex = createHash('sha256').update(`record ${personId} ${sectionCode}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** A row id for one more row; those of a section come in the order in which they were made. */
export function newRowId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

interface Question {
  readonly personId: string;
  /** All sections without it. */
  readonly sectionCode?: number;
  readonly rowId?: string;
}

const of = ({ personId, sectionCode, rowId }: Question) =>
  and(
    eq(recordValues.personId, personId),
    sectionCode === undefined ? undefined : eq(recordValues.sectionCode, sectionCode),
    rowId === undefined ? undefined : eq(recordValues.rowId, rowId),
  );

/** What is in force on a day, the rows of a section in the order in which they came. */
export async function rowsOn(db: Database, question: Question, on: CalendarDate): Promise<RecordRow[]> {
  const rows = await db
    .select()
    .from(recordValues)
    .where(and(of(question), isNull(recordValues.supersededAt), asOn(recordValues, on)))
    .orderBy(asc(recordValues.sectionCode), asc(recordValues.rowId));
  return withSecrets(db, rows);
}

/** What is in force on a day or comes to be after it, the earliest first. */
export async function rowsFrom(db: Database, question: Question, from: CalendarDate): Promise<RecordRow[]> {
  const isStill = or(isNull(recordValues.validTo), gt(recordValues.validTo, from));
  const rows = await db
    .select()
    .from(recordValues)
    .where(and(of(question), isNull(recordValues.supersededAt), isStill))
    .orderBy(asc(recordValues.validFrom));
  return withSecrets(db, rows);
}

/** All that was said up to a day, what was superseded left out, the latest first. */
export async function rowsUntil(db: Database, question: Question, on: CalendarDate): Promise<RecordRow[]> {
  const rows = await db
    .select()
    .from(recordValues)
    .where(and(of(question), isNull(recordValues.supersededAt), lte(recordValues.validFrom, on)))
    .orderBy(desc(recordValues.validFrom), desc(recordValues.recordedAt));
  return withSecrets(db, rows);
}

/** Rows with their secret answers, sealed. */
export async function withSecrets(
  db: Database,
  rows: readonly (typeof recordValues.$inferSelect)[],
): Promise<RecordRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db.select().from(recordSecrets).where(inArray(recordSecrets.valueId, ids));
  const secrets = new Map<string, Record<string, SealedAnswer>>();
  for (const { valueId, fieldCode, keyId, sealed, lastSigns } of found) {
    secrets.set(valueId, { ...secrets.get(valueId), [fieldCode]: { keyId, sealed, lastSigns } });
  }
  return rows.map((row) => ({ ...row, secrets: secrets.get(row.id) ?? {} }));
}

/** All answers of a row, secret ones opened. For what is computed within the HR API; no reply has them. */
export async function openAnswers(db: Database, keys: Opener, row: RecordRow): Promise<Record<string, string>> {
  const { personId, rowId } = row;
  const answers: Record<string, string> = { ...row.answers };
  for (const [fieldCode, secret] of Object.entries(row.secrets)) {
    answers[fieldCode] = await keys.unseal(db, { personId, rowId, fieldCode }, secret);
  }
  return answers;
}

interface Opener {
  unseal(
    db: Database,
    place: { personId: string; rowId: string; fieldCode: string },
    sealed: SealedAnswer,
  ): Promise<string>;
}
