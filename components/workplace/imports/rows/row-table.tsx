import { useMemo, useState } from 'react';
import { ChipBar } from '@/components/ui/filter/chip-bar';
import { layoutOf } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useImport } from '../detail/import-context';
import { CardContent } from './card-content';
import { CorrectedRowsContext } from './corrected-rows';
import { filterOfChip, rowChips, type RowChip } from './row-chips';
import { rowColumns } from './row-columns';
import { RowDialog } from './row-dialog';
import { rowSource } from './row-source';
import { useRowCorrections } from './use-row-corrections';

interface RowTableProps {
  /** What they are told apart by. */
  readonly by: 'outcome' | 'state';
  /** What is shown of them at first; left out, all. */
  readonly first?: RowChip;
}

const idOf = ({ Line }: ImportRow) => String(Line);
const card = (row: ImportRow) => <CardContent row={row} />;

/** The rows of an import: what each does, or why it cannot. Those that are refused are corrected here. */
export function RowTable({ by, first }: RowTableProps) {
  const t = useMessages('imports');
  const language = useLanguage();
  const { found } = useImport();
  const corrections = useRowCorrections();
  const [chip, setChip] = useState<RowChip | null>(first ?? null);
  const [column, setColumn] = useState('');
  const [opened, setOpened] = useState<ImportRow | null>(null);
  const columns = useMemo(() => rowColumns(t, new Intl.NumberFormat(language)), [t, language]);
  const [layout] = useState(() => layoutOf(columns, { pageSize: 50, density: 'comfortable' }));
  const { ImportCode, Counts, RefusedColumns, CheckedAt, WrittenAt, TakenBackAt } = found;
  const filters = { ImportCode, ...filterOfChip(chip), Column: column, run: CheckedAt + WrittenAt + TakenBackAt };
  const shownColumns = RefusedColumns.filter(({ Column, Count }) => Count > 0 || Column === column);

  return (
    <CorrectedRowsContext value={corrections}>
      <div data-rows="" className="space-y-2">
        <ChipBar
          label={t('rows.filter')}
          chips={rowChips(by, Counts, chip).map((one, at) => ({
            label: t(`chips.${one.chip}`),
            value: one.count,
            GroupCode: 1,
            StatusCode: at,
            Active: one.chip === chip,
          }))}
          onSelect={(chips) => {
            const at = chips.findIndex(({ Active }) => Active);
            setChip(rowChips(by, Counts, chip)[at]?.chip ?? null);
            setColumn('');
          }}
        />
        {chip === 'refused' && shownColumns.length > 1 && (
          <ChipBar
            label={t('rows.filterColumn')}
            chips={shownColumns.map(({ Column, Title, Count }, at) => ({
              label: Title || t('rows.whole'),
              value: Count,
              GroupCode: 1,
              StatusCode: at,
              Active: Column === column && column !== '',
            }))}
            onSelect={(chips) => setColumn(shownColumns[chips.findIndex(({ Active }) => Active)]?.Column ?? '')}
          />
        )}
        <ServerTable
          label={t('rows.title')}
          source={rowSource}
          filters={filters}
          columns={columns}
          idOf={idOf}
          storedLayout={layout}
          onOpen={setOpened}
          card={card}
          canExport={false}
          isShort
          emptyText={t('rows.none')}
        />
      </div>
      {opened && <RowDialog key={opened.Line} row={opened} onClose={() => setOpened(null)} />}
    </CorrectedRowsContext>
  );
}
