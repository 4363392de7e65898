import { and, sql, type SQL } from 'drizzle-orm';
import { countChosen, type OrgChoice } from '../../../lib/contract/people/organisation-levels';
import type { CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import type { Report } from '../../workplace/reports/report';
import { conditionOfOrgParts } from '../../workplace/reports/rows/org-parts';
import { checkQuestion, fieldNamed, type CheckedQuestion } from '../../workplace/reports/rows/question';
import { readRows } from '../../workplace/reports/rows/read-rows';

type Asked = Partial<Parameters<typeof checkQuestion>[2]> & { readonly Chosen: OrgChoice };

/**
 * The rows of a report among what is chosen of the organisation: what a tile counts is what the list behind it asks for.
 */
export async function rowsBehind(
  report: Report,
  context: CallContext,
  { Chosen, ...asked }: Asked,
): Promise<CheckedQuestion> {
  const question = await checkQuestion(report, context, asked);
  if (countChosen(Chosen) === 0) return question;
  const isThere = await conditionOfOrgParts(context.db, Chosen, question);
  return { ...question, conditions: [...question.conditions, ...(isThere ? [isThere] : [])] };
}

/** How many rows there are of each group. */
export async function countRowsBy<Name extends string>(
  db: Database,
  { query, conditions }: CheckedQuestion,
  groups: Readonly<Record<Name, SQL>>,
): Promise<readonly (Record<Name, string> & { readonly rows: number })[]> {
  const names = Object.keys(groups) as Name[];
  const columns = names.map((name) => sql`(${groups[name]})::text as ${sql.identifier(name)}`);
  const where = and(query.where, ...conditions);
  const from = (conditions.length === 0 && query.rowsFrom) || query.from;
  const { rows } = await db.execute<Record<Name, string> & { rows: number }>(sql`
    select ${sql.join(columns, sql`, `)}, count(*)::int as rows from ${from} ${where ? sql`where ${where}` : sql``}
    group by ${sql.join(
      names.map((_, at) => sql.raw(String(at + 1))),
      sql`, `,
    )}`);
  return rows;
}

/** What a field of the rows is. */
export const valueIn = ({ fields }: CheckedQuestion, name: string): SQL => fieldNamed(fields, name).value;

/** The first rows in the order of the report: the person's code, and the fields that are named, as texts. */
export async function firstRows<Name extends string>(
  db: Database,
  question: CheckedQuestion,
  names: readonly Name[],
  limit: number,
): Promise<readonly (Record<Name, string> & { readonly code: string })[]> {
  const fields = names.map((name) => fieldNamed(question.fields, name));
  const rows = await readRows(db, question, { fields, sort: '', direction: 'asc', after: '', limit });
  return rows.map(({ code, cells }) => {
    const told = Object.fromEntries(names.map((name, at) => [name, String(cells[at] ?? '')])) as Record<Name, string>;
    return { ...told, code };
  });
}
