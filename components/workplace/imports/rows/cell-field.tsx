import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { Select } from '@/components/ui/form/select';
import { TextInput } from '@/components/ui/form/text-input';
import { Spinner } from '@/components/ui/feedback/spinner';
import { AlertIcon } from '@/components/ui/icons/form-icons';
import { MAX_CELL } from '@/lib/contract/workplace/imports/import-rules';
import type { ImportRow } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useImport } from '../detail/import-context';
import { useRefusalText } from '../use-refusal-text';
import { useCorrectedRows } from './corrected-rows';
import { focusNextCell } from './focus-next-cell';

interface CellFieldProps {
  readonly row: ImportRow;
  readonly column: string;
  readonly title: string;
  readonly text: string;
  /** Why it is refused. */
  readonly reason: string;
}

/** A cell that is refused, to be corrected where it stands. Enter saves it and goes on to the next, leaving it saves it too. */
export function CellField({ row, column, title, text, reason }: CellFieldProps) {
  const t = useMessages('imports');
  const id = useId();
  const { kind } = useImport();
  const { correct } = useCorrectedRows();
  const { textOf } = useRefusalText();
  const [value, setValue] = useState(text);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // Arrow keys pass by values of a list that nobody means.
  const isByKeys = useRef(false);
  const choices = kind?.Columns.find(({ Column }) => Column === column)?.Choices ?? [];
  const isChanged = value.trim() !== text.trim();

  async function save(next = value) {
    if (isBusy || next.trim() === text.trim()) return;
    setIsBusy(true);
    setFailure('');
    try {
      await correct(row, { [column]: next.trim() });
    } catch (error) {
      setFailure(textOf(error));
    }
    setIsBusy(false);
  }

  async function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isChanged) {
      event.stopPropagation();
      setValue(text);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    await saveAndGoOn(event.currentTarget);
  }

  async function saveAndGoOn(field: HTMLElement, next?: string) {
    const goOn = focusNextCell(field);
    await save(next);
    goOn();
  }

  const control = {
    id,
    'aria-label': t('rows.cellOf', { column: title, row: row.Label || t('rows.line', { line: String(row.Line) }) }),
    'aria-invalid': !isChanged,
    'aria-describedby': `${id}-reason`,
    'data-cell': '',
    value,
  } as const;
  return (
    <div className="max-w-md">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="w-28 shrink-0 text-muted wrap-anywhere">
          {title}
        </label>
        {choices.length > 0 ? (
          <Select
            {...control}
            disabled={isBusy}
            className="md:min-h-9"
            onPointerDown={() => (isByKeys.current = false)}
            onChange={({ target }) => {
              setValue(target.value);
              if (!isByKeys.current) void saveAndGoOn(target, target.value);
            }}
            onKeyDown={(event) => {
              isByKeys.current = event.key !== 'Tab';
              void onKeyDown(event);
            }}
            onBlur={() => void save()}
          >
            {!choices.some(({ Value }) => Value === value) && <option value={value}>{value || t('choose')}</option>}
            {choices.map(({ Value, Text }) => (
              <option key={Value} value={Value}>
                {Text}
              </option>
            ))}
          </Select>
        ) : (
          <TextInput
            {...control}
            readOnly={isBusy}
            maxLength={MAX_CELL}
            autoComplete="off"
            spellCheck={false}
            className="md:min-h-9 md:py-1"
            onChange={({ target }) => setValue(target.value)}
            onKeyDown={(event) => void onKeyDown(event)}
            onBlur={() => void save()}
          />
        )}
        {isBusy && <Spinner />}
      </div>
      {/* No alert: there may be fifty of them when the list comes. */}
      <p id={`${id}-reason`} className="mt-1 flex items-start gap-1.5 text-danger">
        <AlertIcon className="mt-0.5 size-4" />
        <span className="min-w-0">{reason}</span>
      </p>
      {failure && <FieldIssue text={failure} />}
    </div>
  );
}
