import type { Language } from '../../../../lib/contract/platform/languages';
import type { Choice, ReportSpan } from '../../../workplace/reports/report';

/** The months that a period touches, such as `2026-03`, as a language writes them. */
export function monthsOf({ from, to }: Pick<ReportSpan, 'from' | 'to'>, language: Language): Choice[] {
  const writing = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const months: Choice[] = [];
  const month = new Date(`${from.slice(0, 7)}-01`);
  for (const end = new Date(to); month <= end; month.setUTCMonth(month.getUTCMonth() + 1))
    months.push({ value: month.toISOString().slice(0, 7), text: writing.format(month) });
  return months;
}
