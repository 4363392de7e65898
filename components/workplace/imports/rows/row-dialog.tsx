import { useId, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { MAX_CELL } from '@/lib/contract/workplace/imports/import-rules';
import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useImport } from '../detail/import-context';
import { useRefusalText } from '../use-refusal-text';
import { ChangeList } from './change-list';
import { useCorrectedRows, useRowNow } from './corrected-rows';
import { RowBadge } from './row-badge';

interface RowDialogProps {
  readonly row: ImportRow;
  readonly onClose: () => void;
}

const classes =
  'enter-fade m-auto w-[min(42rem,calc(100vw-2rem))] rounded-lg bg-surface-raised p-5 text-left font-normal shadow-float md:p-6';

/** A whole row: what it does, why it is refused, and all that stands in it, which may be corrected as long as it is not written. */
export function RowDialog({ row: given, onClose }: RowDialogProps) {
  const t = useMessages('imports');
  const id = useId();
  const number = new Intl.NumberFormat(useLanguage());
  const { kind } = useImport();
  const { correct, canCorrect } = useCorrectedRows();
  const { textOf } = useRefusalText();
  const row = useRowNow(given);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const line = t('rows.line', { line: number.format(row.Line) });
  const titleOf = (column: string) => kind?.Columns.find(({ Column }) => Column === column)?.Title ?? column;
  const issueOf = (column: string) => row.Issues.find(({ Column }) => Column === column)?.Text ?? null;
  const unplaced = row.Issues.filter(({ Column }) => !row.Cells.some((cell) => cell.Column === Column));

  async function save() {
    setIsBusy(true);
    setFailure('');
    try {
      const { Issues } = await correct(row, typed);
      setTyped({});
      if (Issues.length === 0) onClose();
    } catch (error) {
      setFailure(textOf(error));
    }
    setIsBusy(false);
  }

  return (
    <Dialog isOpen onClose={onClose} title={row.Label || line} classes={classes}>
      <div className="mt-1 flex flex-wrap items-center gap-2 text-muted">
        {row.Label && <span className="digits">{line}</span>}
        <RowBadge row={row} />
      </div>
      <div className="mt-4 space-y-4">
        {unplaced.length > 0 && (
          <Alert tone="danger">
            {unplaced.map(({ Column, Title, Reason, Text }) => (
              <span key={`${Column} ${Reason}`} className="block">
                {Title ? `${Title}: ${Text}` : Text}
              </span>
            ))}
          </Alert>
        )}
        {/* What is new says no more than its cells. */}
        {row.Outcome !== 'new' && <ChangeList changes={row.Changes} isWhole />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <fieldset className="border-t border-line pt-4">
            <legend className="sr-only">{t('rows.cells')}</legend>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {row.Cells.map(({ Column, Text }) => (
                <TextField
                  key={Column}
                  id={`${id}-${Column}`}
                  label={titleOf(Column)}
                  value={typed[Column] ?? Text}
                  error={typed[Column] === undefined ? issueOf(Column) : null}
                  readOnly={!canCorrect || isBusy}
                  maxLength={MAX_CELL}
                  autoComplete="off"
                  onChange={({ target }) => setTyped((before) => ({ ...before, [Column]: target.value }))}
                />
              ))}
            </div>
          </fieldset>
          {failure && (
            <div className="mt-4">
              <Alert tone="danger">{failure}</Alert>
            </div>
          )}
          <DialogButtons>
            <Button variant="secondary" type="button" onClick={onClose}>
              {t('close')}
            </Button>
            {canCorrect && (
              <Button type="submit" isBusy={isBusy} disabled={Object.keys(typed).length === 0}>
                {t('rows.save')}
              </Button>
            )}
          </DialogButtons>
        </form>
      </div>
    </Dialog>
  );
}
