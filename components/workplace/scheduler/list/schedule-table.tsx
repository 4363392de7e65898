'use client';

import { useMemo, useState } from 'react';
import { DataTable } from '@/components/ui/table/data-table';
import { layoutOf } from '@/components/ui/table/layout/layout';
import type { ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { editPage } from '../scheduler-pages';
import { scheduleColumns } from './schedule-columns';

const hrefOf = ({ AutoCode }: ServiceSchedule) => editPage(AutoCode);
const idOf = ({ AutoCode }: ServiceSchedule) => AutoCode;

/** What the product does by itself, and when. A row leads to its form (SSCH-05). */
export function ScheduleTable({ schedules }: { readonly schedules: readonly ServiceSchedule[] }) {
  const t = useMessages('scheduler');
  const frequencyTexts = useMessages('schedules');
  const language = useLanguage();
  const columns = useMemo(() => scheduleColumns(t, frequencyTexts, language), [t, frequencyTexts, language]);
  const [first] = useState(() => layoutOf(columns, { pageSize: 50 }));
  return (
    <DataTable
      label={t('list')}
      columns={columns}
      rows={schedules}
      idOf={idOf}
      hrefOf={hrefOf}
      storedLayout={first}
      isShort
      emptyText={t('none')}
    />
  );
}
