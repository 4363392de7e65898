import { sql, type SQL } from 'drizzle-orm';
import { employments, persons, reportingLines } from '../../people/tables';
import { chartPeople, managerLines, type ChartReader } from './chart-reader';
import { readPage, type BranchPage, type PersonPage } from './person-page';

/** Everyone whom the chart shows, with what they are put in order by. */
export const listed = (reader: ChartReader, rank: SQL = sql`0`): SQL =>
  sql`select ${employments.id} as id, ${employments.code} as code, searchable(${persons.name}) as name, ${rank} as rank
    from ${chartPeople(reader)}`;

/** As below, where the chart shows everyone: then nobody's manager has to be looked for among those who are shown. */
function topOfAll(reader: ChartReader): SQL {
  const has = (side: typeof reportingLines.employmentId | typeof reportingLines.leaderId) =>
    sql`exists (select 1 from ${managerLines(reader)} and ${side} = ${employments.id})`;
  const rank = sql`case when ${has(reportingLines.leaderId)} then 0 else 1 end`;
  return sql`${listed(reader, rank)} and not ${has(reportingLines.employmentId)}`;
}

/** Those at the top: whose manager the chart does not show; leaders first. */
function topOfLine(reader: ChartReader): SQL {
  if (!reader.named) return topOfAll(reader);
  const lines = managerLines(reader);
  const isManaged = sql`exists (select 1 from ${lines} and ${reportingLines.employmentId} = people.id
    and ${reportingLines.leaderId} in (select id from people))`;
  const leads = sql`exists (select 1 from ${lines} and ${reportingLines.leaderId} = people.id)`;
  // Of so many the name to sort by would take longest: it is made for those alone who are left.
  const people = sql`select ${employments.id} as id, ${employments.code} as code, ${persons.name} as name from ${chartPeople(reader)}`;
  return sql`with people as materialized (${people})
    select id, code, searchable(name) as name, case when ${leads} then 0 else 1 end as rank from people where not ${isManaged}`;
}

/** Those who report to somebody, by name, or those at the top where nobody is named. */
export function lineBranch(reader: ChartReader, leader: string, page: BranchPage): Promise<PersonPage> {
  if (leader === '') return readPage(reader, page, topOfLine(reader));
  const reports = sql`select ${reportingLines.employmentId} from ${managerLines(reader)}
    and ${reportingLines.leaderId} = (select led.id from ${employments} led where led.code = ${leader})`;
  return readPage(reader, page, sql`${listed(reader)} and ${employments.id} = any(array(${reports}))`);
}

/** How many of those whom the chart shows report to each of some people; who report to them at all is an array, found first. */
export async function countReports(reader: ChartReader, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const leaders = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await reader.db.execute<{ leader: string; reports: number }>(sql`
    select line.leader_id as leader, count(*)::int as reports
    from (select ${reportingLines.leaderId}, ${reportingLines.employmentId} from ${managerLines(reader)}
      and ${reportingLines.leaderId} in (${leaders})) as line
    where line.employment_id in (select ${employments.id} from ${chartPeople(reader)}
      and ${employments.id} = any(array(select ${reportingLines.employmentId} from ${managerLines(reader)}
        and ${reportingLines.leaderId} in (${leaders}))))
    group by 1`);
  return new Map(rows.map(({ leader, reports }) => [leader, reports]));
}

/** The codes of those above a person, from the top of what the chart shows, and the person's own; null for whom it does not show. */
export async function pathOfLine(reader: ChartReader, code: string): Promise<string[] | null> {
  const { rows } = await reader.db.execute<{ code: string; isShown: boolean }>(sql`
    with recursive above (id, steps) as (
      select ${employments.id}, 0 from ${employments} where ${employments.code} = ${code}
      union all
      select line.leader_id, above.steps + 1 from above
      join lateral (select ${reportingLines.leaderId} as leader_id from ${managerLines(reader)}
        and ${reportingLines.employmentId} = above.id limit 1) as line on above.steps < ${MAX_STEPS}
    )
    select led.code as code, led.id in (select ${employments.id} from ${chartPeople(reader)}
      and ${employments.id} in (select id from above)) as "isShown"
    from above join ${employments} led on led.id = above.id order by above.steps`);
  const hidden = rows.findIndex(({ isShown }) => !isShown);
  const shown = (hidden < 0 ? rows : rows.slice(0, hidden)).map((row) => row.code);
  return shown.length > 0 ? shown.reverse() : null;
}

/** More managers than stand above anybody; a circle in the data ends here. */
const MAX_STEPS = 50;
