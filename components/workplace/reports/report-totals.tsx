import { useCall } from '@/lib/client/call/use-call';
import type { ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ReportFilters } from './report-source';

interface ReportTotalsProps {
  readonly code: string;
  /** Those that are added up. */
  readonly fields: readonly ReportFieldEntry[];
  readonly filters: ReportFilters;
  readonly search: string;
  /** What the columns are called in the layout. */
  readonly labels: Readonly<Record<string, string>>;
}

/** What the columns of all rows come to. */
export function ReportTotals({ code, fields, filters, search, labels }: ReportTotalsProps) {
  const t = useMessages('reports');
  const language = useLanguage();
  const question = { ...filters, ReportCode: code, Search: search };
  const { data } = useCall('countReportRows', question, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  if (!data || data.Totals.length === 0) return null;
  const number = new Intl.NumberFormat(language);
  return (
    <dl aria-label={t('totals')} className="mt-4 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4">
      {fields.map(({ FieldName, DisplayName }) => (
        <div key={FieldName} className="flex items-baseline gap-2">
          <dt className="text-muted">{t('totalOf', { column: labels[FieldName] ?? DisplayName })}</dt>
          <dd className="text-lg font-semibold digits">
            {number.format(data.Totals.find((total) => total.FieldName === FieldName)?.Total ?? 0)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
