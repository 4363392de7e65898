'use client';

import Link from 'next/link';
import { ChevronDownIcon, LayersIcon } from '@/components/ui/icons/icons';
import { Menu } from '@/components/ui/overlay/menu';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { toolButtonClasses } from '@/components/ui/table/layout/tool-button-classes';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import { useMessages } from '@/lib/i18n/use-messages';
import { reportPage } from '../report-pages';

interface LayoutLinksProps {
  readonly module: string;
  readonly code: string;
  readonly saved: readonly SavedReport[];
}

/** Where a list has no columns: ways to its report, in the layouts that are saved of it. */
export function LayoutLinks({ module, code, saved }: LayoutLinksProps) {
  const t = useMessages('reports');
  const page = reportPage(module, code);
  return (
    <Menu
      label={t('layouts')}
      trigger={
        <>
          <LayersIcon />
          <span className="max-md:sr-only">{t('layouts')}</span>
          <ChevronDownIcon className="size-4 max-md:hidden" />
        </>
      }
      triggerClasses={toolButtonClasses}
      panelClasses="mt-2 max-md:left-0 md:right-0 max-h-[min(28rem,calc(100dvh-10rem))] w-72 overflow-y-auto"
    >
      <Link href={page} prefetch={false} className={menuItemClasses}>
        {t('ownLayout')}
      </Link>
      {saved.map(({ SaveReportCode, SaveReportName }) => (
        <Link
          key={SaveReportCode}
          href={`${page}?layout=${encodeURIComponent(SaveReportCode)}`}
          prefetch={false}
          className={menuItemClasses}
        >
          <span className="min-w-0 wrap-anywhere">{SaveReportName}</span>
        </Link>
      ))}
    </Menu>
  );
}
