import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { recordSecrets, recordValues } from '../../../people/record/tables';
import { recordProposals } from '../../tables';

export interface Held {
  readonly values: number;
  readonly persons: number;
}

/** Every answer of a section that counts: the person and the field's code. */
const answersIn = (sectionCode: number) => sql`
  select ${recordValues.personId} as person_id, jsonb_object_keys(${recordValues.answers}) as field
    from ${recordValues} where ${recordValues.sectionCode} = ${sectionCode} and ${recordValues.supersededAt} is null
  union all
  select ${recordValues.personId}, ${recordSecrets.fieldCode} from ${recordSecrets}
    join ${recordValues} on ${recordValues.id} = ${recordSecrets.valueId}
    where ${recordValues.sectionCode} = ${sectionCode} and ${recordValues.supersededAt} is null`;

/** Every one that waits. */
const askedIn = (sectionCode: number) => sql`
  select ${recordProposals.personId}, jsonb_object_keys(${recordProposals.answers} || ${recordProposals.secrets})
    from ${recordProposals} where ${recordProposals.sectionCode} = ${sectionCode} and ${recordProposals.state} = 'pending'`;

/** How many values the fields of a section hold, by their codes; those that hold none are not among them. */
export async function heldValues(db: Database, sectionCode: number): Promise<ReadonlyMap<string, Held>> {
  const { rows } = await db.execute<{ field: string; values: number; persons: number }>(sql`
    select field, count(*)::int as "values", count(distinct person_id)::int as persons
      from (${answersIn(sectionCode)}) as held group by field`);
  return new Map(rows.map(({ field, values, persons }) => [field, { values, persons }]));
}

/** Which of some fields hold any, or would if what waits is approved. */
export async function heldAmong(db: Database, sectionCode: number, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await db.execute<{ field: string }>(sql`
    select distinct field from (${answersIn(sectionCode)} union all ${askedIn(sectionCode)}) as held
      where field = any(${sql.param([...codes])}::text[])`);
  return new Set(rows.map(({ field }) => field));
}
