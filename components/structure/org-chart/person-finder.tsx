import { useId, useState } from 'react';
import { Combobox } from '@/components/ui/form/combobox/combobox';
import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import { useMessages } from '@/lib/i18n/use-messages';

/** ESRC-01: how long nobody types before it is asked, in milliseconds, and for how many characters. */
const SEARCH_DELAY_MS = 300;
const MIN_CHARACTERS = 3;

interface PersonFinderProps {
  readonly error: string | null;
  readonly onFind: (key: string) => void;
}

/** Finds somebody by number or name, to be shown in the chart. */
export function PersonFinder({ error, onFind }: PersonFinderProps) {
  const t = useMessages('org-chart');
  const id = useId();
  const [text, setText] = useState('');
  const settled = useDebounced(text.trim(), SEARCH_DELAY_MS);
  const isAsked = [...settled].length >= MIN_CHARACTERS;
  const found = useCall('searchEmployees', isAsked ? { SearchText: settled } : null, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const people = isAsked ? (found.data ?? []) : [];
  const status = !isAsked ? t('typeMore') : found.isLoading ? t('searching') : people.length === 0 ? t('nobody') : null;
  return (
    <div className="min-w-0 grow basis-56 xl:max-w-sm">
      <Combobox
        id={id}
        label={t('found')}
        aria-label={t('find')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={t('find')}
        maxLength={100}
        text={text}
        options={people.map(({ ChillCode, EmpidName }) => ({ value: ChillCode, label: EmpidName }))}
        status={status}
        onText={setText}
        onPick={({ value, label }) => {
          setText(label);
          onFind(value);
        }}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
