import { useId } from 'react';
import useSWR from 'swr';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { useDebounced } from '@/lib/client/use-debounced';
import { useMessages } from '@/lib/i18n/use-messages';
import { tableOfText } from './table-of-text';

/** In milliseconds. */
const READ_DELAY_MS = 150;

interface PasteSourceProps {
  readonly text: string;
  readonly error: string | null;
  readonly isFixed: boolean;
  readonly onText: (text: string) => void;
}

/** Cells that were copied from a spreadsheet, with what is understood of them. */
export function PasteSource({ text, error, isFixed, onText }: PasteSourceProps) {
  const t = useMessages('imports');
  const id = useId();
  const settled = useDebounced(text, READ_DELAY_MS);
  const { data: table } = useSWR(settled.trim() ? ['pasted-table', settled] : null, () => tableOfText(settled), {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  return (
    <div>
      <TextAreaField
        id={`${id}-table`}
        label={t('start.pasteLabel')}
        value={text}
        error={error}
        readOnly={isFixed}
        placeholder={t('start.pastePlaceholder')}
        spellCheck={false}
        className="font-mono whitespace-pre md:min-h-40"
        onChange={({ target }) => onText(target.value)}
      />
      <p role="status" className="mt-1.5 min-h-5 text-muted">
        {text.trim() !== '' && table && (
          <>
            {t('start.understood', { rows: table.rowCount, columns: table.headings.length })}{' '}
            <span className="wrap-anywhere">{table.headings.filter(Boolean).join(' · ')}</span>
          </>
        )}
      </p>
    </div>
  );
}
