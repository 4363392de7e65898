'use client';

import { useArrangement } from '@/components/ui/table/layout/arrangement';
import { layoutOf } from '@/components/ui/table/layout/layout';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import { useMessages } from '@/lib/i18n/use-messages';
import { LayoutMenu } from './layout-menu';
import { layoutInFields, tableColumnsOfSaved } from './table-fields';
import { useSavedLayouts } from './use-saved-layouts';

interface TableLayoutsProps {
  /** The report that the table's columns are fields of. */
  readonly code: string;
  readonly saved: readonly SavedReport[];
  readonly canShare: boolean;
  readonly canRelease: boolean;
}

/** Among the tools of a table, the saved layouts of its report (VPRD-21). */
export function TableLayouts({ code, saved: known, canShare, canRelease }: TableLayoutsProps) {
  const t = useMessages('reports');
  const { columns, layout, change, filter } = useArrangement();
  const { saved, current, choose, refresh } = useSavedLayouts(code, known, null);

  function arrange(one: SavedReport | null) {
    choose(one?.SaveReportCode ?? null);
    const { order, hidden } = layoutOf(columns);
    change(one ? tableColumnsOfSaved(one, columns) : { order, hidden, labels: {} });
    if (typeof one?.Filter === 'string') filter?.onChoose(one.Filter);
  }

  return (
    <LayoutMenu
      code={code}
      ownName={t('tableLayout')}
      saved={saved}
      current={current}
      layout={layoutInFields(layout, columns, current)}
      filter={filter?.text}
      canShare={canShare}
      canRelease={canRelease}
      onChoose={arrange}
      onChanged={refresh}
    />
  );
}
