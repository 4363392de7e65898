import { and, eq, sql } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { countChosen } from '../../../lib/contract/people/organisation-levels';
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
  const chosen = await peopleOn(context.db, population, on);
  const isNarrowed = countChosen(population.chosen) > 0;
  const everybody = isNarrowed ? await peopleOn(context.db, { ...population, chosen: {} }, on) : null;
  const isLine = and(eq(reportingLines.kind, 'manager'), asOn(reportingLines, on));
  // Most people lead nobody: how deep it goes is followed through those who do, and the chosen ones below them are one layer more.
  const { rows } = await context.db.execute<Spans & Record<string, unknown>>(sql`
    with recursive chosen as materialized (select employment_id as id from ${chosen} person),
    led as materialized (
      select ${reportingLines.leaderId} as leader, count(*)::int as reports, count(${everybody ? sql`chosen.id` : sql`*`})::int as chosen
      from ${everybody ? sql`${everybody} report left join chosen on chosen.id = report.employment_id` : sql`(select id as employment_id from chosen) report`}
      join ${reportingLines} on ${reportingLines.employmentId} = report.employment_id and ${isLine}
      group by 1
    ),
    manager as materialized (select id, reports, led.chosen from chosen join led on leader = id),
    above as materialized (
      select manager.id, manager.chosen, leader.id as leader from manager
      left join ${reportingLines} on ${reportingLines.employmentId} = manager.id and ${isLine}
      left join manager leader on leader.id = ${reportingLines.leaderId}
    ),
    layer (id, depth, chosen) as (
      select id, 1, chosen from above where leader is null
      union all
      select above.id, depth + 1, above.chosen from layer join above on above.leader = layer.id
    ),
    top as (select (select count(*) from chosen) > (select coalesce(sum(chosen), 0) from manager) as is_there)
    select count(*)::int as managers, coalesce(sum(reports), 0)::int as reports, min(reports) as least, max(reports) as most,
      percentile_cont(0.25) within group (order by reports) as lower, percentile_cont(0.5) within group (order by reports) as median,
      percentile_cont(0.75) within group (order by reports) as upper, count(*) filter (where reports = 1)::int as "withOne",
      greatest((select max(depth + (chosen > 0)::int) from layer), (select is_there::int from top))::int as layers
    from manager`);
  const { managers, reports, least, lower, median, upper, most, withOne, layers } = rows[0]!;
  const shown = (value: number | null) => (value === null ? null : rounded(value));
  return {
    ...{ On: on, Managers: managers, Reports: reports, Least: least, Most: most, WithOne: withOne, Layers: layers },
    ...{ LowerQuartile: shown(lower), Median: shown(median), UpperQuartile: shown(upper) },
  };
}
