import { useMemo } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { useMedia } from '@/components/ui/use-media';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Column } from './column';
import { CardGrid } from './rows/card-grid';
import { ArrangementContext } from './layout/arrangement';
import { ColumnMenu } from './layout/column-menu';
import { ExportButton } from './export/export-button';
import { CARD_PAGE_SIZES, PAGE_SIZES, shownColumns, type TableLayout } from './layout/layout';
import { Pager } from './pager';
import { SearchField } from './search-field';
import { SelectionBar } from './selection/selection-bar';
import { TableGrid } from './rows/table-grid';
import { DownloadIcon } from './table-icons';
import type { TablePage, TableProps } from './table-props';
import { toolButtonClasses } from './layout/tool-button-classes';
import type { ChangeLayout } from './layout/use-layout';
import { ViewToggle } from './layout/view-toggle';

interface TableFrameProps<Row> {
  readonly table: TableProps<Row>;
  readonly page: TablePage<Row>;
  readonly layout: TableLayout;
  readonly onLayout: ChangeLayout;
  readonly view: 'list' | 'grid';
  readonly canShowAll: boolean;
}

/** Search, tools, rows and pager of a table, wherever its rows come from (TBL-01 to TBL-11). */
export function TableFrame<Row>({ table, page, layout, onLayout, view, canShowAll }: TableFrameProps<Row>) {
  const t = useMessages('table');
  const { columns, selection } = table;
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);
  const isGrid = view === 'grid';
  const { pageSize, cardsPerPage } = layout;
  const hasNothing = page.failure !== null && page.rows === undefined;
  const rowSizes = canShowAll ? [...PAGE_SIZES, 'all' as const] : PAGE_SIZES;
  return (
    <div className="space-y-3">
      <div className="relative flex flex-wrap items-center gap-2 print:hidden">
        <div className="min-w-0 grow basis-56 xl:max-w-sm">
          <SearchField label={t('search')} search={page.search} onSearch={page.onSearch} />
        </div>
        <div className="flex flex-wrap items-center gap-2 xl:ml-auto">
          <ArrangementContext
            value={{
              columns: columns as unknown as readonly Column<never>[],
              layout,
              change: onLayout,
              filter: table.keptFilter,
            }}
          >
            {table.tools}
          </ArrangementContext>
          <ViewToggle view={view} onChange={(chosen) => onLayout({ view: chosen })} />
          <ColumnMenu columns={columns} layout={layout} canRename={table.canRename} onChange={onLayout} />
          {table.canExport === false ? null : table.exportAddress ? (
            <a href={table.exportAddress} download aria-label={t('download')} className={toolButtonClasses}>
              <DownloadIcon />
            </a>
          ) : (
            <ExportButton columns={shown} page={page} />
          )}
        </div>
      </div>
      {selection && selection.selected.size > 0 && <SelectionBar selection={selection}>{table.actions}</SelectionBar>}
      {page.failure && (
        <div className="flex flex-wrap items-center gap-3">
          <Alert tone="danger">{page.failure.text}</Alert>
          <Button variant="secondary" type="button" onClick={page.failure.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {hasNothing ? null : isGrid ? (
        <CardGrid table={table} page={page} columns={shown} skeletonCards={cardsPerPage} />
      ) : (
        <TableGrid
          table={table}
          page={page}
          columns={shown}
          sort={layout.sort}
          density={layout.density}
          onSort={(sort) => onLayout({ sort })}
          skeletonRows={pageSize === 'all' ? 10 : pageSize}
        />
      )}
      {!hasNothing && (
        <Pager
          page={page}
          sizeLabel={isGrid ? t('cardsPerPage') : t('rowsPerPage')}
          sizes={isGrid ? CARD_PAGE_SIZES : rowSizes}
          size={isGrid ? cardsPerPage : pageSize}
          onSize={(size) => onLayout(isGrid ? { cardsPerPage: Number(size) } : { pageSize: size })}
        />
      )}
    </div>
  );
}

/** What is looked at and how much of it at once: as chosen, else cards on a phone. */
export function useTableView(layout: TableLayout) {
  const isPhone = useMedia('(max-width: 767px)');
  const view = layout.view ?? (isPhone ? ('grid' as const) : ('list' as const));
  return { view, pageSize: view === 'grid' ? layout.cardsPerPage : layout.pageSize };
}
