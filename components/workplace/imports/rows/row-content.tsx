import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { CellField } from './cell-field';
import { ChangeList } from './change-list';
import { useCorrectedRows, useRowNow } from './corrected-rows';

/** What a row would change, or why it cannot: at the cell that is to be corrected, where one is meant. */
export function RowContent({ row: given }: { readonly row: ImportRow }) {
  const t = useMessages('imports');
  const { canCorrect } = useCorrectedRows();
  const row = useRowNow(given);
  const { Issues, Changes, Cells, Outcome } = row;
  return (
    <div className="space-y-2 py-0.5">
      {Issues.map(({ Column, Title, Reason, Text }, at) => {
        const cell = canCorrect ? Cells.find((one) => one.Column === Column) : undefined;
        return cell ? (
          <CellField
            key={`${Column} ${Reason} ${cell.Text}`}
            row={row}
            column={Column}
            title={Title}
            text={cell.Text}
            reason={Text}
          />
        ) : (
          <p key={`${Column} ${Reason} ${at}`} className="flex items-start gap-1.5">
            <AlertIcon className="mt-0.5 size-4 text-danger" />
            <span className="min-w-0">
              {Title && <span className="text-muted">{Title}: </span>}
              {Text}
            </span>
          </p>
        );
      })}
      <ChangeList changes={Changes} />
      {Outcome === 'same' && Issues.length === 0 && <p className="text-muted">{t('rows.same')}</p>}
    </div>
  );
}
