import { getTableColumns, sql } from 'drizzle-orm';
import { historyWrites } from '../../people/changes/tables';
import { tagMembers } from '../../people/tags/tables';
import type { Database } from '../../platform/db/database';

/**
 * Reads people with tags as the record said them before an instant: in what is selected, the name of their table stands for the rows
 * that were not written since, and for what the others were at the first write since. Null: as they are.
 */
export function asKnown(db: Database, before: Date | null): Pick<Database, 'select'> {
  if (!before) return db;
  const isSince = sql`later.table_name = 'tag_members' and later.written_at >= ${before.toISOString()}::timestamptz`;
  const known = db.$with('tag_members', getTableColumns(tagMembers)).as(sql`
    select standing.* from ${tagMembers} standing
      where not exists (select 1 from ${historyWrites} later where later.row_id = standing.id and ${isSince})
    union all
    select (jsonb_populate_record(null::${tagMembers}, first.before)).* from (
      select distinct on (later.row_id) later.before from ${historyWrites} later where ${isSince} order by later.row_id, later.id
    ) first where first.before is not null`);
  return db.with(known) as Pick<Database, 'select'>;
}
