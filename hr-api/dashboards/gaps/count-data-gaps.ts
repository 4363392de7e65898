import { and, eq, sql } from 'drizzle-orm';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { DATA_GAPS } from '../../../lib/contract/dashboards/dashboard-rules';
import { isChosen } from '../../people/organisation/filter/is-chosen';
import { asOn } from '../../people/effective-dates';
import { assignments, employments } from '../../people/tables';
import type { CallContext } from '../../platform/calls/call';
import { dayFor, populationOf } from '../tiles/figure-reader';
import { gapsOn } from './gaps-on';

/** How many lack what; who is nowhere is counted as long as no place is chosen. */
export async function countDataGaps(
  asked: RequestFor<'countDataGaps'>,
  context: CallContext,
): Promise<ReplyFor<'countDataGaps'>> {
  const on = dayFor(asked.On ?? '', context);
  const { among, chosen } = await populationOf({ Chosen: asked.Chosen ?? {} }, context);
  const isThere = and(eq(assignments.employmentId, employments.id), asOn(assignments, on));
  const { rows } = await context.db.execute<{ gap: string | null; people: number }>(sql`
    select gap, count(distinct ${employments.personId})::int as people
    from ${gapsOn(on)} join ${employments} on ${eq(employments.id, sql`lack.employment_id`)}
    left join ${assignments} on ${isThere}
    where ${and(among, await isChosen(context.db, chosen, on)) ?? sql`true`}
    group by grouping sets ((gap), ())`);
  const of = (gap: string | null) => rows.find((row) => row.gap === gap)?.people ?? 0;
  return { On: on, People: of(null), Gaps: DATA_GAPS.map((Gap) => ({ Gap, People: of(Gap) })) };
}
