import { useMemo, useState } from 'react';
import type { Column } from '@/components/ui/table/column';
import { TableGrid } from '@/components/ui/table/rows/table-grid';
import { SearchField } from '@/components/ui/table/search-field';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { foldText } from '@/lib/contract/platform/fold-text';
import type { LoadedLevel, OrgRow } from './use-organisation-levels';

/** CNST-24: of the table's body, in pixels. */
const BODY_HEIGHT = 425;

interface LevelTableProps {
  readonly level: LoadedLevel;
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

const idOf = ({ Code }: OrgRow) => Code;

/** What can be chosen of one level, each with how many people it has (ORGF-02). */
export function LevelTable({ level, chosen, onChange }: LevelTableProps) {
  const t = useMessages('organisation-filter');
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const columns = useMemo((): Column<OrgRow>[] => {
    const numbers = new Intl.NumberFormat(language);
    return level.columns.map(({ dataField, text }) =>
      dataField === 'People'
        ? {
            id: dataField,
            title: text,
            value: ({ People }) => People,
            text: ({ People }) => numbers.format(People),
            align: 'end',
            canSort: false,
            width: 96,
          }
        : {
            id: dataField,
            title: text,
            value: ({ Name }) => Name,
            canSort: false,
            cell: ({ Name, Depth }) => <span style={{ paddingInlineStart: Depth * 18 }}>{Name}</span>,
          },
    );
  }, [level.columns, language]);
  const wanted = foldText(search);
  const rows = wanted ? level.rows.filter(({ Name }) => foldText(Name).includes(wanted)) : level.rows;
  const table = {
    label: level.OrgLabel,
    columns,
    idOf,
    height: BODY_HEIGHT,
    selection: { selected: new Set(chosen), onChange: (ids: ReadonlySet<string>) => onChange([...ids]) },
  };
  return (
    <div className="flex min-h-0 flex-col gap-3 p-3 md:p-4">
      <SearchField label={t('search', { level: level.OrgLabel })} search={search} onSearch={setSearch} />
      <TableGrid
        table={table}
        page={{ rows, firstIndex: 0, total: { count: rows.length, isEstimated: false }, isBusy: false, search }}
        columns={columns}
        sort={null}
        density="compact"
        onSort={() => undefined}
        skeletonRows={8}
      />
    </div>
  );
}
