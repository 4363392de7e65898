import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { reportingLines, type ReportingKind } from '../../tables';

/** A line from a day up to, not including, another. */
export interface DatedLine {
  readonly employmentId: string;
  readonly leaderId: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Holds all lines of a kind until the end of the transaction: two changes at once could close a circle that neither sees. */
export async function lockLines(db: Database, kind: ReportingKind): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reporting lines ${kind}`}, 0))`);
}

/**
 * Those of some lines that stand in a circle on any day: each leader is followed upwards, with the days on which the whole way from
 * them holds. Loops in the data end, since their days are the same each time round.
 */
export async function findCircles(
  db: Database,
  kind: ReportingKind,
  lines: readonly DatedLine[],
): Promise<DatedLine[]> {
  if (lines.length === 0) return [];
  const spans = new Map<string, { root: string; lo: CalendarDate; hi: CalendarDate }>();
  for (const { leaderId, from, to } of lines) {
    const known = spans.get(leaderId) ?? { root: leaderId, lo: from, hi: to };
    const [lo, hi] = [known.lo < from ? known.lo : from, known.hi > to ? known.hi : to];
    spans.set(leaderId, { root: leaderId, lo, hi });
  }
  const starts = JSON.stringify([...spans.values()]);
  const { rows } = await db.execute<{ root: string; id: string; lo: CalendarDate; hi: CalendarDate }>(sql`
    with recursive above (root, id, lo, hi) as (
      select root, root, lo, hi from json_to_recordset(${starts}::json) as start (root uuid, lo date, hi date)
      union
      select above.root, ${reportingLines.leaderId}, greatest(above.lo, ${reportingLines.validFrom}),
        least(above.hi, coalesce(${reportingLines.validTo}, '9999-12-31'))
      from above join ${reportingLines} on ${reportingLines.employmentId} = above.id
        and ${reportingLines.kind} = ${kind} and ${reportingLines.validFrom} < above.hi
        and coalesce(${reportingLines.validTo}, '9999-12-31') > above.lo
    )
    select root, id, lo::text, hi::text from above`);
  const above = new Map<string, { lo: CalendarDate; hi: CalendarDate }[]>();
  for (const { root, id, lo, hi } of rows) {
    const key = `${root} ${id}`;
    above.set(key, [...(above.get(key) ?? []), { lo, hi }]);
  }
  return lines.filter(({ employmentId, leaderId, from, to }) =>
    (above.get(`${leaderId} ${employmentId}`) ?? []).some(({ lo, hi }) => lo < to && hi > from),
  );
}
