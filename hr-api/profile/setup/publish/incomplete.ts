import { sql } from 'drizzle-orm';
import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { asOn } from '../../../people/effective-dates';
import { recordSecrets, recordValues } from '../../../people/record/tables';
import { fieldAccess } from '../../../people/record/rights/access';
import { employments } from '../../../people/tables';

const SELF = new Set(['self'] as const);

/** Mandatory fields that everyone is asked for, whatever else they answer. */
function alwaysAsked(definition: SectionDefinition): string[] {
  const codes = new Set(definition.fields.flatMap(({ enables }) => enables.flatMap(({ fields }) => fields)));
  const groups = new Set(definition.fields.flatMap(({ enables }) => enables.flatMap((one) => one.groups)));
  return definition.fields
    .filter((field) => field.isMandatory && field.isEnabled && !field.isRetired)
    .filter(({ code, group, type }) => type !== 'formula' && type !== 'label' && !codes.has(code) && !groups.has(group))
    .filter((field) => fieldAccess(definition, field, SELF).access !== 'hidden')
    .map(({ code }) => code);
}

/** How many people who work here would lack a mandatory answer that they do not lack now. */
export async function countIncomplete(
  db: Database,
  { sectionCode, before, after }: { sectionCode: number; before: SectionDefinition | null; after: SectionDefinition },
  today: CalendarDate,
): Promise<number> {
  const old = new Set(before ? alwaysAsked(before) : []);
  const added = alwaysAsked(after).filter((code) => !old.has(code));
  if (added.length === 0) return 0;
  const codes = sql`${sql.param(added)}::text[]`;
  const row = sql`${recordValues.sectionCode} = ${sectionCode} and ${recordValues.supersededAt} is null
    and ${asOn(recordValues, today)}`;
  const secrets = sql`select count(*) from ${recordSecrets} where ${recordSecrets.valueId} = ${recordValues.id}
    and ${recordSecrets.fieldCode} = any(${codes})`;
  const answered = sql`(select count(*) from unnest(${codes}) as asked(code) where ${recordValues.answers} ? asked.code)`;
  const isWhole = sql`${answered} + (${secrets}) = ${added.length}`;
  // Of a list without rows nothing is asked; of any other section everyone is asked.
  const { rows } = after.isMaster
    ? await db.execute<{ count: number }>(sql`select count(distinct ${recordValues.personId})::int as count
        from ${recordValues} where ${row} and not (${isWhole})`)
    : await db.execute<{ count: number }>(sql`select count(distinct ${employments.personId})::int as count
        from ${employments} where ${asOn(employments, today)} and not exists (select 1 from ${recordValues}
        where ${recordValues.personId} = ${employments.personId} and ${row} and ${isWhole})`);
  return rows[0]?.count ?? 0;
}
