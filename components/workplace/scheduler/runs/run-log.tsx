'use client';

import { useMemo, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { DataTable } from '@/components/ui/table/data-table';
import { useCall } from '@/lib/client/call/use-call';
import type { ServiceRun } from '@/lib/contract/workplace/scheduler/services';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { runColumns } from './run-columns';

const REFRESH_MS = 30_000;
const idOf = ({ RunCode }: ServiceRun) => RunCode;

/** What the services did lately, or what of it failed. */
export function RunLog() {
  const t = useMessages('scheduler');
  const language = useLanguage();
  const errorText = useErrorText();
  const [isFailedOnly, setIsFailedOnly] = useState(false);
  const columns = useMemo(() => runColumns(t, language), [t, language]);
  const { data: runs, error } = useCall(
    'listServiceRuns',
    { AutoCode: null, IsFailedOnly: isFailedOnly },
    { refreshInterval: REFRESH_MS, keepPreviousData: true },
  );
  if (!runs) return error ? <Alert tone="danger">{errorText(error)}</Alert> : <SkeletonRows rows={5} />;
  return (
    <DataTable
      label={t('runs')}
      columns={columns}
      rows={runs}
      idOf={idOf}
      isShort
      emptyText={isFailedOnly ? t('noFailures') : t('noRuns')}
      tools={
        <LabelledCheck isOn={isFailedOnly} onChange={setIsFailedOnly}>
          {t('failedOnly')}
        </LabelledCheck>
      }
    />
  );
}
