import { useId } from 'react';
import { SelectField } from '@/components/ui/form/select-field';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useImport } from '../detail/import-context';
import { useRefusalText } from '../use-refusal-text';

/** Which sheet of the workbook is read. Another one has other columns, which are guessed anew. */
export function SheetSelect() {
  const t = useMessages('imports');
  const id = useId();
  const { found, replace } = useImport();
  const { textOf } = useRefusalText();
  const { send, isSending } = useCallMutation('saveImportMapping');
  const { ImportCode, Sheets, Sheet, KeyColumn } = found;
  if (Sheets.length < 2) return null;

  async function choose(sheet: string) {
    try {
      replace(await send({ ImportCode, Sheet: sheet, Mapping: [], KeyColumn, Fixed: {}, Options: found.Options }));
    } catch (error) {
      showSnackbar('error', textOf(error));
    }
  }

  return (
    <div className="mb-4 max-w-sm">
      <SelectField
        id={id}
        label={t('columns.sheet')}
        value={Sheet}
        disabled={isSending}
        onChange={({ target }) => void choose(target.value)}
      >
        {Sheets.map((sheet) => (
          <option key={sheet} value={sheet}>
            {sheet}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
