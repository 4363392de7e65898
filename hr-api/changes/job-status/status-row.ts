import type { CalendarDate } from '../../platform/dates';
import type { DatedRow } from '../../people/changes/rows/dated-row';

const numberOrNone = (value: string | number | null | undefined) =>
  value === null || value === undefined ? null : Number(value);

/** What a dated row of a job status says. */
export function statusOf({ values }: Pick<DatedRow, 'values'>) {
  const plannedEnd = values['planned_end'];
  return {
    code: String(values['status_code'] ?? ''),
    months: numberOrNone(values['length_months']),
    days: numberOrNone(values['length_days']),
    plannedEnd: typeof plannedEnd === 'string' ? (plannedEnd satisfies CalendarDate) : null,
    justification: String(values['justification'] ?? ''),
  };
}
