import { sql } from 'drizzle-orm';
import { RECORD_EDIT } from '../../../people/record/rights/permissions';
import type { Actor } from '../../../platform/calls/call';
import type { ReportField, ReportQuery } from '../report';

/**
 * The fields of a report that a reader may read, personal ones empty where the row's record is closed to them. Everything that is
 * selected, compared, sorted or added up is taken from these, so that nobody learns from a filter what no column shows.
 */
export function readableFields(
  { fields, isOpenRow }: Pick<ReportQuery, 'fields' | 'isOpenRow'>,
  { permissions }: Pick<Actor, 'permissions'>,
): ReportField[] {
  return fields
    .filter((field) => field.class !== 'hr' || permissions.has(RECORD_EDIT))
    .map((field) => {
      if (field.class !== 'personal' || !isOpenRow) return field;
      const { order: _, ...masked } = field;
      return { ...masked, value: sql`(case when ${isOpenRow} then ${field.value} end)` };
    });
}
