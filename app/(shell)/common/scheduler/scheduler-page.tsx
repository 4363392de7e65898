import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ScheduleTable } from '@/components/workplace/scheduler/list/schedule-table';
import { RunLog } from '@/components/workplace/scheduler/runs/run-log';
import { NEW_SCHEDULE_PAGE } from '@/components/workplace/scheduler/scheduler-pages';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function schedulerMetadata(): Promise<Metadata> {
  const t = await getTranslations('scheduler');
  return { title: t('title') };
}

/** The schedules, for those who were given the page. */
export async function readSchedules(): Promise<ServiceSchedule[]> {
  await requireSession('full');
  await requireLink('process', 'scheduler');
  return callHr('listServiceSchedules', {});
}

interface SchedulerPageProps {
  readonly schedules: readonly ServiceSchedule[];
  /** The dialog of an address of its own. */
  readonly dialog?: ReactNode;
}

/** SSCH-01 to SSCH-03: what the product does by itself, and how it went. */
export async function SchedulerPage({ schedules, dialog }: SchedulerPageProps) {
  const t = await getTranslations('scheduler');
  return (
    <PageMessages of={['scheduler', 'schedules', 'table', 'form', 'errors']}>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageTitle title={t('title')} lead={t('lead')} />
        <div className="mb-6 flex max-sm:w-full max-sm:[&>*]:flex-1">
          <Link href={NEW_SCHEDULE_PAGE} prefetch={false} scroll={false} className={buttonClasses('primary')}>
            {t('new')}
          </Link>
        </div>
      </div>
      <ScheduleTable schedules={schedules} />
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('runs')}</h2>
      <RunLog />
      {dialog}
    </PageMessages>
  );
}
