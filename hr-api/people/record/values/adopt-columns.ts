import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import { asOn } from '../../effective-dates';
import { employments, persons } from '../../tables';
import type { PersonColumn } from '../../../../lib/contract/people/section-rules';
import { sectionsOn, type Section } from '../sections/sections';
import { recordValues } from '../tables';
import { keepRow } from './keep';
import type { RecordKeys } from './keys';
import { separatorOf } from './person-columns';
import { newRowId, openAnswers, rowIdOf, rowsOn } from './values';

type Copy = Section['definition']['copies'][number];

interface Differing extends Record<string, unknown> {
  readonly id: string;
  readonly since: CalendarDate | null;
  readonly value_id: string | null;
  readonly row_id: string | null;
  readonly columns: Readonly<Partial<Record<PersonColumn, string | null>>>;
}

const columnText = (column: PersonColumn): SQL =>
  column === 'bornOn' ? sql`to_char(${persons.bornOn}, 'DD-Mon-YYYY')` : sql`${persons[column]}`;

/** What a column would be by the answers of a row. */
function answersText({ column, fields }: Copy): SQL {
  const answers = fields.map((code) => sql`nullif(kept.answers ->> ${code}, '')`);
  return sql`concat_ws(${separatorOf(column)}, ${sql.join(answers, sql`, `)})`;
}

/** People of whom a column says something that the section does not, as an earlier release leaves them. */
async function differing(
  db: Database,
  { code, definition: { copies } }: Section,
  { today, personIds }: { readonly today: CalendarDate; readonly personIds: readonly string[] | undefined },
): Promise<Differing[]> {
  const differs = copies.map((copy) => sql`${columnText(copy.column)} <> ${answersText(copy)}`);
  const columns = copies.map(({ column }) => sql`${column}::text, ${columnText(column)}`);
  const isOne =
    personIds &&
    sql`${persons.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(personIds)}::json)) and`;
  const found = await db.execute<Differing>(sql`
    select ${persons.id} as id, kept.id as value_id, kept.row_id, jsonb_build_object(${sql.join(columns, sql`, `)}) as columns,
      (select min(${employments.validFrom})::text from ${employments} where ${employments.personId} = ${persons.id}) as since
    from ${persons} left join lateral (
      select ${recordValues.id}, ${recordValues.rowId}, ${recordValues.answers} from ${recordValues}
      where ${recordValues.personId} = ${persons.id} and ${recordValues.sectionCode} = ${code}
        and ${recordValues.supersededAt} is null and ${asOn(recordValues, today)}
      order by ${recordValues.rowId} limit 1
    ) kept on true
    where ${isOne ?? sql``} (${sql.join(differs, sql` or `)}) and exists (select from ${employments} where ${employments.personId} = ${persons.id})`);
  return found.rows;
}

/** Each column goes to the first of its fields as it stands; the others were parts of another text. */
function answersOf({ definition }: Section, { columns }: Differing): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const { column, fields } of definition.copies) {
    const text = columns[column];
    if (!text) continue;
    for (const code of fields) answers[code] = '';
    const [first] = fields;
    if (first) answers[first] = text;
  }
  return answers;
}

/**
 * Takes over what a release before this one wrote to the columns of `persons` that a section keeps now. Who has nothing in the section
 * yet is recorded since they came. Of those who were just added it is what their records begin with.
 */
export async function adoptColumns(
  db: Database,
  { at, keys, personIds }: { readonly at: Date; readonly keys: RecordKeys; readonly personIds?: readonly string[] },
): Promise<void> {
  const today = dayOf(at);
  for (const section of await sectionsOn(db, today)) {
    if (section.definition.copies.length === 0) continue;
    const found = await differing(db, section, { today, personIds });
    const fresh = found.filter(({ value_id: valueId }) => valueId === null);
    const rows = fresh.map((person) => ({
      sectionCode: section.code,
      personId: person.id,
      rowId: section.definition.isMaster ? newRowId(at) : rowIdOf(person.id, section.code),
      versionId: section.versionId,
      answers: Object.fromEntries(Object.entries(answersOf(section, person)).filter(([, answer]) => answer)),
      validFrom: person.since && person.since < today ? person.since : today,
      recordedAt: at,
    }));
    await insertRows(db, recordValues, rows);
    for (const person of found) {
      const { id: personId, value_id: seen, row_id: rowId } = person;
      if (!seen || !rowId) continue;
      await inTransaction(db, async (tx) => {
        const [row] = await rowsOn(tx, { personId, rowId }, today);
        const answers = { ...(row && (await openAnswers(tx, keys, row))), ...answersOf(section, person) };
        await keepRow({ db: tx, now: at, keys, by: null }, { section, personId, rowId, from: today, seen }, answers);
      });
    }
  }
}
