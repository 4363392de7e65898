import { and, inArray, isNull, sql, gt, or } from 'drizzle-orm';
import { PHOTO_SECTION } from '../../../../lib/contract/people/known-sections';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { insertRows } from '../../../platform/insert-rows';
import { covers } from '../../effective-dates';
import { persons } from '../../tables';
import type { Section } from '../sections/sections';
import { recordValues } from '../tables';
import { keepRow, type KeepContext } from './keep';
import { columnsOf } from './person-columns';
import { rowIdOf, withSecrets, type RecordRow } from './values';

/** What one row of a section comes to for somebody. */
export interface KeptRow {
  readonly personId: string;
  /** What is in force on the day, as it was seen; null for nothing. */
  readonly seen: RecordRow | null;
  readonly answers: Readonly<Record<string, string>>;
}

interface Keeping {
  readonly section: Section;
  readonly from: CalendarDate;
}

/** The rows of a section that are in force on a day or come to be after it, by person; of a section with one row for each. */
export async function rowsOfPeople(
  db: Database,
  personIds: readonly string[],
  { section, from }: Keeping,
): Promise<Map<string, RecordRow[]>> {
  const byPerson = new Map<string, RecordRow[]>(personIds.map((id) => [id, []]));
  const { personId, sectionCode, supersededAt, validTo, validFrom } = recordValues;
  const isTheirs = and(inArray(personId, [...personIds]), sql`${sectionCode} = ${section.code}`);
  const rows = await db
    .select()
    .from(recordValues)
    .where(and(isTheirs, isNull(supersededAt), or(isNull(validTo), gt(validTo, from))))
    .orderBy(validFrom);
  for (const row of await withSecrets(db, rows)) byPerson.get(row.personId)?.push(row);
  return byPerson;
}

/**
 * As `keepRow` for many people at once, in few statements: whoever has more than what is in force, such as secret answers or something
 * that is to come, is kept one by one.
 * @throws ApiError `conflict` where somebody else has changed one of them since they were seen
 */
export async function keepRows(context: KeepContext, keeping: Keeping, kept: readonly KeptRow[]): Promise<void> {
  const { db, now, by } = context;
  const { section, from } = keeping;
  const rowIdFor = ({ personId, seen }: KeptRow) => seen?.rowId ?? rowIdOf(personId, section.code);
  const locks = JSON.stringify(kept.map((one) => `record ${rowIdFor(one)}`).sort());
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from (select value as name from json_array_elements_text(${locks}::json) order by value) locks`);
  const stored = await rowsOfPeople(
    db,
    kept.map(({ personId }) => personId),
    keeping,
  );
  const isPlain = ({ personId, seen }: KeptRow) => {
    const rows = stored.get(personId) ?? [];
    const current = rows.find((row) => covers(row, from)) ?? null;
    if ((current?.id ?? null) !== (seen?.id ?? null)) throw new ApiError('conflict');
    const isAlone = rows.every((row) => row === current) && (current === null || current.validTo === null);
    return isAlone && Object.keys(current?.secrets ?? {}).length === 0;
  };
  const hasPlainFields = section.code !== PHOTO_SECTION && !section.definition.fields.some(({ isSecret }) => isSecret);
  const plain = kept.filter((one) => isPlain(one) && hasPlainFields);
  for (const one of kept) {
    if (plain.includes(one)) continue;
    const place = { section, personId: one.personId, rowId: rowIdFor(one), from, seen: one.seen?.id ?? null };
    await keepRow(context, place, one.answers);
  }
  const seen = plain.flatMap((one) => one.seen ?? []);
  await endRows(
    db,
    seen.filter(({ validFrom }) => validFrom >= from),
    { supersededAt: now },
  );
  await endRows(
    db,
    seen.filter(({ validFrom }) => validFrom < from),
    { validTo: from },
  );
  await insertRows(
    db,
    recordValues,
    plain.map((one) => ({
      ...{ sectionCode: section.code, personId: one.personId, rowId: rowIdFor(one), versionId: section.versionId },
      answers: Object.fromEntries(Object.entries(one.answers).filter(([, answer]) => answer !== '')),
      ...{ validFrom: from, recordedAt: now, recordedBy: by },
    })),
  );
  if (from <= dayOf(now)) await copyToPeople(db, section, plain);
}

async function endRows(db: Database, rows: readonly RecordRow[], end: Partial<typeof recordValues.$inferInsert>) {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.update(recordValues).set(end).where(inArray(recordValues.id, ids));
}

/** Those whose columns are the same ones are written together. */
async function copyToPeople(db: Database, section: Section, kept: readonly KeptRow[]): Promise<void> {
  const groups = new Map<string, { id: string; [column: string]: string | null }[]>();
  for (const { personId, answers } of kept) {
    const columns = columnsOf(section, answers);
    const names = Object.keys(columns).sort();
    const group = groups.get(names.join()) ?? [];
    group.push({ id: personId, ...columns });
    if (names.length > 0) groups.set(names.join(), group);
  }
  for (const [names, people] of groups) {
    const columns = names.split(',').map((name) => persons[name as 'name'].name);
    const set = columns.map((name) => sql`${sql.identifier(name)} = written.${sql.identifier(name)}`);
    const records = people.map(({ id, ...values }) =>
      Object.fromEntries([['id', id], ...names.split(',').map((name, at) => [columns[at], values[name] ?? null])]),
    );
    await db.execute(sql`update ${persons} set ${sql.join(set, sql`, `)}
      from json_populate_recordset(null::${persons}, ${JSON.stringify(records)}::json) written
      where ${persons.id} = written.id`);
  }
}
