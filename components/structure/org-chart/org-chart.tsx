'use client';

import { useMemo, useState } from 'react';
import { AsOnDay } from '@/components/people/as-on-day';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Segmented } from '@/components/ui/form/segmented';
import { toolButtonClasses } from '@/components/ui/table/layout/tool-button-classes';
import { useMedia } from '@/components/ui/use-media';
import { CallError } from '@/lib/client/call/call-error';
import { CHARTS, type Chart } from '@/lib/contract/structure/org-chart-rules';
import { calendarDate, wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { wireDate } from '@/lib/typed/wire-days';
import { ChartDrawing } from './chart-drawing';
import { ChartList } from './chart-list';
import { TOP, shownTree, type Branch } from './chart-tree';
import { PersonFinder } from './person-finder';
import { useOrgChart } from './use-org-chart';

interface OrgChartProps {
  /** The first branches of the chart by reporting line of today, as the page read them; none where they could not be had. */
  readonly first: readonly (readonly [string, Branch])[];
}

/** Who reports to whom, or how the units stand, on a day; branches are opened, and a person who is found is in sight. */
export function OrgChart({ first }: OrgChartProps) {
  const t = useMessages('org-chart');
  const words = useMessages('organisation-filter');
  const language = useLanguage();
  const errorText = useErrorText();
  const [chart, setChart] = useState<Chart>('line');
  const [on, setOn] = useState('');
  const [findError, setFindError] = useState<string | null>(null);
  const isPhone = useMedia('(max-width: 767px)') === true;
  const [chosenView, setView] = useState<'drawing' | 'list' | null>(null);
  const view = chosenView ?? (isPhone ? 'list' : 'drawing');
  const { branches, open, current, error, go, openNode, closeNode, find, readMore, retry } = useOrgChart(
    { chart, on },
    new Map(first),
  );
  const tree = useMemo(() => shownTree(branches, open), [branches, open]);
  const View = view === 'list' ? ChartList : ChartDrawing;
  const isRead = branches.has(TOP);

  async function show(key: string) {
    setFindError(null);
    try {
      await find(key);
    } catch (failure) {
      const isMissing = failure instanceof CallError && failure.code === 'not_found';
      setFindError(isMissing ? t('notInChart') : errorText(failure));
    }
  }

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-start gap-2 print:hidden">
        <PersonFinder error={findError} onFind={(key) => void show(key)} />
        <div className="flex flex-wrap items-center gap-2 xl:ml-auto">
          <Segmented
            label={t('by')}
            options={CHARTS.map((value) => ({ value, text: t(value) }))}
            chosen={chart}
            onChoose={setChart}
          />
          <Segmented
            label={t('view')}
            options={(['drawing', 'list'] as const).map((value) => ({ value, text: t(value) }))}
            chosen={view}
            onChoose={setView}
          />
          <AsOnDay on={on} onDay={setOn} />
          <button type="button" onClick={() => window.print()} className={toolButtonClasses}>
            {t('print')}
          </button>
        </div>
      </div>
      <p className="hidden text-muted print:block">
        {`${words('asOn')} ${wireTimeText(wireDate(on || calendarDate(new Date())), language)}`}
      </p>
      {error !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <Alert tone="danger">{errorText(error)}</Alert>
          <Button variant="secondary" type="button" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {!isRead && error === null && (
        <div role="status" aria-label={t('loading')} className="space-y-3">
          <Skeleton className="h-19 w-64" />
          <Skeleton className="ml-16 h-19 w-64" />
          <Skeleton className="ml-16 h-19 w-64" />
        </div>
      )}
      {isRead && tree.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {tree.length > 0 && (
        <View
          label={t('title')}
          tree={tree}
          hasMoreAtTop={branches.get(TOP)?.hasMore ?? false}
          current={current}
          onGo={go}
          onOpen={openNode}
          onClose={closeNode}
          onMore={readMore}
        />
      )}
    </div>
  );
}
