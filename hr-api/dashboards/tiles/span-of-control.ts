import { and, eq, sql } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { asOn } from '../../people/effective-dates';
import { reportingLines } from '../../people/tables';
import type { CallContext } from '../../platform/calls/call';
import { peopleOn } from '../population/population';
import { dayFor, populationOf } from './figure-reader';
import { rounded } from './figures';

interface Spans {
  readonly managers: number;
  readonly reports: number;
  readonly least: number | null;
  readonly lower: number | null;
  readonly median: number | null;
  readonly upper: number | null;
  readonly most: number | null;
  readonly withOne: number;
  readonly layers: number;
}

/**
 * How many report directly to those who are chosen. Reports count wherever they work, as long as the caller sees them. Layers begin with
 * those above whom nobody chosen stands; as everyone has one manager a day, a way down from there cannot come back: a circle has no top,
 * and so no layer.
 */
export async function readSpanOfControl(
  asked: RequestFor<'readSpanOfControl'>,
  context: CallContext,
): Promise<ReplyFor<'readSpanOfControl'>> {
  const on = dayFor(asked.On ?? '', context);
  const population = await populationOf({ Chosen: asked.Chosen ?? {} }, context);
  const [chosen, everybody] = await Promise.all([
    peopleOn(context.db, population, on),
    peopleOn(context.db, { ...population, chosen: {} }, on),
  ]);
  const { rows } = await context.db.execute<Spans & Record<string, unknown>>(sql`
    with recursive chosen as materialized (select employment_id as id from ${chosen} person),
    line as materialized (
      select report.employment_id as id, ${reportingLines.leaderId} as leader from ${everybody} report
      join ${reportingLines} on ${reportingLines.employmentId} = report.employment_id
        and ${and(eq(reportingLines.kind, 'manager'), asOn(reportingLines, on))}
    ),
    manager as (select leader, count(*)::int as reports from line where leader in (select id from chosen) group by 1),
    layer (id, depth) as (
      select id, 1 from chosen
      where not exists (select 1 from line where line.id = chosen.id and line.leader in (select id from chosen))
      union all
      select line.id, depth + 1 from layer join line on line.leader = layer.id where line.id in (select id from chosen)
    )
    select count(*)::int as managers, coalesce(sum(reports), 0)::int as reports, min(reports) as least, max(reports) as most,
      percentile_cont(0.25) within group (order by reports) as lower, percentile_cont(0.5) within group (order by reports) as median,
      percentile_cont(0.75) within group (order by reports) as upper, count(*) filter (where reports = 1)::int as "withOne",
      (select coalesce(max(depth), 0)::int from layer) as layers
    from manager`);
  const { managers, reports, least, lower, median, upper, most, withOne, layers } = rows[0]!;
  const shown = (value: number | null) => (value === null ? null : rounded(value));
  return {
    ...{ On: on, Managers: managers, Reports: reports, Least: least, Most: most, WithOne: withOne, Layers: layers },
    ...{ LowerQuartile: shown(lower), Median: shown(median), UpperQuartile: shown(upper) },
  };
}
