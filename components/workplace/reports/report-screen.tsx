'use client';

import { clsx } from 'clsx';
import { lazy, Suspense, useMemo, useState } from 'react';
import { FilterButton } from '@/components/ui/filter/filter-button';
import type { FilterChoices } from '@/components/ui/filter/filter';
import { Segmented } from '@/components/ui/form/segmented';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { fitLayout, layoutOf, shownColumns, type TableLayout } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import { useKeptLayout } from '@/lib/client/tables/use-kept-layout';
import type { OrgParts } from '@/lib/contract/workplace/reports/org-parts';
import type { ReportEntry, ReportFieldEntry } from '@/lib/contract/workplace/reports/reports';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { DownloadMenu } from './files/download-menu';
import { LayoutMenu } from './layouts/layout-menu';
import { useSavedLayouts } from './layouts/use-saved-layouts';
import { columnsOfSaved } from './layouts/wire-layout';
import { reportColumns, type ShownRow } from './report-columns';
import { ReportDaysFields } from './report-days';
import { addressOfRow } from './address-of-row';
import { filtersOf, wireFilters } from './report-filters';
import { chosenOrgParts, withOrgParts } from './report-org-parts';
import { reportSource } from './report-source';
import { SendButton } from './sending/send-button';

const PivotView = lazy(async () => ({ default: (await import('./pivot/pivot-view')).PivotView }));
const ReportTotals = lazy(async () => ({ default: (await import('./report-totals')).ReportTotals }));

export interface ReportScreenProps {
  readonly report: ReportEntry;
  readonly fields: readonly ReportFieldEntry[];
  readonly saved: readonly SavedReport[];
  /** The one of them that it begins with; null for the arrangement before. */
  readonly firstLayout: SavedReport | null;
  /** How the person arranged it last; null where they have not. */
  readonly kept: TableLayout | null;
  readonly canShare: boolean;
  readonly canRelease: boolean;
  /** Whether it begins as a pivot, where it has one. */
  readonly isPivotFirst?: boolean;
  /** What it is filtered by at first. */
  readonly firstChoices?: FilterChoices;
  /** The parts of the organisation that it is narrowed to at first; null for none. */
  readonly orgParts?: OrgParts | null;
}

const NO_CHOICES: FilterChoices = {};

const idOf = ({ RowCode }: ShownRow) => RowCode;

/** A report as a table: its days, filters, columns, layouts and files. */
export function ReportScreen({
  report,
  fields,
  saved,
  firstLayout,
  kept,
  canShare,
  canRelease,
  isPivotFirst = false,
  firstChoices = NO_CHOICES,
  orgParts = null,
}: ReportScreenProps) {
  const t = useMessages('reports');
  const language = useLanguage();
  const { ReportCode: code, ReportName, Days: kind, FromDate, ToDate, RowPage } = report;
  const columns = useMemo(() => reportColumns(fields, t, language), [fields, t, language]);
  const { storedLayout, onLayoutChange } = useKeptLayout(`report-${code}`, kept);
  const [arranged, setArranged] = useState<TableLayout | null>(() =>
    firstLayout
      ? { ...layoutOf(columns, storedLayout ?? {}), ...columnsOfSaved(firstLayout, columns) }
      : (storedLayout ?? null),
  );
  const layout = useMemo(() => fitLayout(arranged ?? layoutOf(columns), columns), [arranged, columns]);
  const layouts = useSavedLayouts(code, saved, firstLayout?.SaveReportCode ?? null);
  const [days, setDays] = useState({ from: FromDate, to: ToDate });
  const [choices, setChoices] = useState<FilterChoices>({ ...firstChoices, ...chosenOrgParts(orgParts) });
  const [search, setSearch] = useState('');
  const [view, setView] = useState<'table' | 'pivot'>(report.Pivot && isPivotFirst ? 'pivot' : 'table');
  const filtered = useMemo(() => withOrgParts(fields, orgParts), [fields, orgParts]);
  const offered = useMemo(() => filtersOf(filtered, t), [filtered, t]);
  const filters = {
    Filters: wireFilters(offered, choices),
    ...(kind === 'day' && { AsOnDate: days.from }),
    ...(kind === 'period' && { FromDate: days.from, ToDate: days.to }),
  };
  const added = fields.filter(({ HasTotal }) => HasTotal);
  const shown = shownColumns(columns, layout);
  const shownNames = shown.map(({ id }) => id).join(' ');
  const source = useMemo(() => reportSource(code, shownNames.split(' ')), [code, shownNames]);

  function arrange(next: TableLayout) {
    setArranged(next);
    onLayoutChange(next);
  }

  function choose(one: SavedReport | null) {
    layouts.choose(one?.SaveReportCode ?? null);
    const { order, hidden } = layoutOf(columns);
    arrange({ ...layout, ...(one ? columnsOfSaved(one, columns) : { order, hidden, labels: {} }) });
  }

  const questionOf = () => ({
    ...filters,
    Search: search,
    Sort: layout.sort?.column ?? '',
    Direction: layout.sort?.direction,
    // The address of a file is short enough for any proxy only where nothing stands in it that says nothing.
    Columns: shown.map(({ id }) => ({ FieldName: id, ...(layout.labels?.[id] && { Label: layout.labels[id] }) })),
  });

  const filterButton = offered.length > 0 && <FilterButton filters={offered} choices={choices} onApply={setChoices} />;
  const viewChoice = report.Pivot && (
    <Segmented
      label={t('viewAs')}
      options={[
        { value: 'table', text: t('asTable') },
        { value: 'pivot', text: t('pivot') },
      ]}
      chosen={view}
      onChoose={setView}
    />
  );
  return (
    <>
      <div className="mb-4 flex items-start justify-end gap-3 print:hidden">
        {kind !== 'none' && <ReportDaysFields kind={kind} days={days} onDays={setDays} />}
        {/* Beside the fields, below the line of their labels. */}
        <div className={clsx('shrink-0', kind !== 'none' && 'pt-6.5')}>
          <SendButton
            report={report}
            fields={filtered}
            saved={layouts.saved}
            shown={{
              SavedReportCode: layouts.chosen ?? '',
              filters: filters.Filters,
              ...days,
            }}
            layout={layout}
            canShare={canShare}
            onSaved={layouts.refresh}
          />
        </div>
      </div>
      {view === 'pivot' ? (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <PivotView
            report={report}
            fields={fields}
            offered={offered}
            filters={filters}
            tools={
              <>
                {viewChoice}
                {filterButton}
              </>
            }
            onShow={(found) => {
              setChoices({ ...choices, ...found });
              setView('table');
            }}
          />
        </Suspense>
      ) : (
        <ServerTable
          label={ReportName}
          columns={columns}
          idOf={idOf}
          hrefOf={RowPage ? ({ KeyCode }) => addressOfRow(RowPage, KeyCode) : undefined}
          source={source}
          filters={filters}
          search={search}
          onSearchChange={setSearch}
          layout={layout}
          onLayoutChange={arrange}
          canRename
          canExport={false}
          isShort
          emptyText={t('nothing')}
          tools={
            <>
              {viewChoice}
              {filterButton}
              <LayoutMenu
                code={code}
                ownName={t('ownLayout')}
                saved={layouts.saved}
                current={layouts.current}
                layout={layout}
                canShare={canShare}
                canRelease={canRelease}
                onChoose={choose}
                onChanged={layouts.refresh}
              />
              <DownloadMenu code={code} questionOf={questionOf} />
            </>
          }
        />
      )}
      {view === 'table' && added.length > 0 && (
        <Suspense>
          <ReportTotals code={code} fields={added} filters={filters} search={search} labels={layout.labels ?? {}} />
        </Suspense>
      )}
    </>
  );
}
