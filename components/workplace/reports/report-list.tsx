import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ArrowRightIcon, ChartIcon } from '@/components/ui/icons/icons';
import type { ReportEntry } from '@/lib/contract/workplace/reports/reports';
import { reportPage } from './report-pages';

interface ReportListProps {
  readonly reports: readonly ReportEntry[];
}

/** The reports of a module that the active role may open. */
export async function ReportList({ reports }: ReportListProps) {
  const t = await getTranslations('reports');
  if (reports.length === 0)
    return (
      <Card>
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    );
  const hasPivots = reports.some(({ Pivot }) => Pivot !== null);
  return (
    <Card className="max-w-3xl p-2">
      <ul aria-label={t('title')}>
        {reports.map(({ ReportCode, ReportName, Description, Module, Pivot }) => (
          <li key={ReportCode} className="flex items-start gap-1">
            <Link
              href={reportPage(Module, ReportCode)}
              prefetch={false}
              className="group flex min-w-0 flex-1 items-start gap-3 rounded p-3 transition-colors duration-150 hover:bg-accent-tint"
            >
              <ChartIcon className="mt-0.5 size-5 text-accent-text" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{ReportName}</span>
                <span className="mt-0.5 block text-muted">{Description}</span>
              </span>
              <ArrowRightIcon className="mt-0.5 size-4 text-muted transition-transform duration-150 group-hover:[translate:0.125rem]" />
            </Link>
            {hasPivots && (
              <span className="mt-1.5 shrink-0 text-center sm:w-28">
                {Pivot && (
                  <Link
                    href={`${reportPage(Module, ReportCode)}?view=pivot`}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center rounded px-3 text-accent-text hover:bg-hover md:min-h-9"
                  >
                    {t('pivot')}
                  </Link>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
