import type { Column } from '@/components/ui/table/column';
import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';
import type { Translate } from '@/lib/i18n/message-key';
import { RowBadge } from './row-badge';
import { RowContent } from './row-content';

/** What the list shows of a row of the file. */
export function rowColumns(t: Translate<'imports'>, number: Intl.NumberFormat): readonly Column<ImportRow>[] {
  const line = ({ Line }: ImportRow) => t('rows.line', { line: number.format(Line) });
  return [
    {
      id: 'who',
      title: t('rows.who'),
      value: ({ Label }) => Label,
      text: (row) => row.Label || line(row),
      cell: (row) => (
        <span className="block min-w-32">
          <span className="block">{row.Label || line(row)}</span>
          {row.Label && <span className="block text-xs font-normal text-muted digits">{line(row)}</span>}
        </span>
      ),
      canSort: false,
      width: 220,
    },
    {
      id: 'outcome',
      title: t('rows.outcome'),
      value: ({ Outcome }) => t(`outcomes.${Outcome}`),
      cell: (row) => <RowBadge row={row} />,
      canSort: false,
      width: 130,
    },
    {
      id: 'what',
      title: t('rows.what'),
      value: ({ Changes }) => Changes.length,
      cell: (row) => <RowContent row={row} />,
      canSort: false,
    },
  ];
}
