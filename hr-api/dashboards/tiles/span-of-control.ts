import { and, eq, sql } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { countChosen } from '../../../lib/contract/people/organisation-levels';
import { asOn } from '../../people/effective-dates';
import { reportingLines } from '../../people/tables';
import type { CallContext } from '../../platform/calls/call';
import { peopleOn } from '../population/population';
import { dayFor, populationOf } from './figure-reader';
import { rounded } from './figures';

/** Somebody chosen who leads somebody. */
interface Manager extends Record<string, unknown> {
  readonly id: string;
  /** Who leads them. */
  readonly leader: string | null;
  readonly reports: number;
  /** How many of the reports are chosen. */
  readonly chosen: number;
}

/**
 * How many layers there are. They begin with those above whom nobody chosen stands; as everyone has one manager a day, a way down from
 * there cannot come back: a circle has no top, and so no layer. Most people lead nobody: the chosen ones below a layer are one more.
 */
function layersOf(managers: readonly Manager[], chosen: number): number {
  const ledBy = new Map<string | null, Manager[]>(managers.map(({ id }) => [id, []]));
  const tops = managers.filter((manager) => {
    const beside = ledBy.get(manager.leader);
    beside?.push(manager);
    return !beside;
  });
  const below = managers.reduce((sum, one) => sum + one.chosen, 0);
  let layers = chosen > below ? 1 : 0;
  let layer: readonly Manager[] = tops;
  for (let depth = 1; layer.length > 0; depth += 1) {
    layers = Math.max(layers, depth + (layer.some((one) => one.chosen > 0) ? 1 : 0));
    layer = layer.flatMap(({ id }) => ledBy.get(id) ?? []);
  }
  return layers;
}

/** What so much of the figures lies at or below, between the two nearest ones; they are in order. */
function quantileOf(figures: readonly number[], part: number): number | null {
  if (figures.length === 0) return null;
  const at = (figures.length - 1) * part;
  const [lower, upper] = [figures[Math.floor(at)]!, figures[Math.ceil(at)]!];
  return rounded(lower + (upper - lower) * (at % 1));
}

/** How many report directly to those who are chosen. Reports count wherever they work, as long as the caller sees them. */
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
  const { rows } = await context.db.execute<Manager & { readonly number: number }>(sql`
    with chosen as materialized (select employment_id as id from ${chosen} person),
    line as materialized (
      select report.employment_id as id, ${reportingLines.leaderId} as leader, ${everybody ? sql`chosen.id is not null` : sql`true`} as is_chosen
      from ${everybody ? sql`${everybody} report left join chosen on chosen.id = report.employment_id` : sql`(select id as employment_id from chosen) report`}
      join ${reportingLines} on ${reportingLines.employmentId} = report.employment_id and ${isLine}
    ),
    led as materialized (
      select leader as id, count(*)::int as reports, (count(*) filter (where is_chosen))::int as chosen from line group by 1
    ),
    own as materialized (select id, leader from line where id in (select id from led))
    select led.*, own.leader, everyone.number from (select count(*)::int as number from chosen) everyone
    left join (chosen join led on led.id = chosen.id left join own on own.id = chosen.id) on true`);
  const managers = rows.filter(({ id }) => id !== null);
  const spans = managers.map(({ reports }) => reports).sort((one, other) => one - other);
  return {
    ...{ On: on, Managers: managers.length, Reports: spans.reduce((sum, one) => sum + one, 0) },
    ...{ Least: spans[0] ?? null, Most: spans.at(-1) ?? null, WithOne: spans.filter((one) => one === 1).length },
    ...{
      LowerQuartile: quantileOf(spans, 0.25),
      Median: quantileOf(spans, 0.5),
      UpperQuartile: quantileOf(spans, 0.75),
    },
    Layers: layersOf(managers, rows[0]!.number),
  };
}
