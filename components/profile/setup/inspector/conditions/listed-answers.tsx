import { useState } from 'react';
import { Chips } from '@/components/ui/form/combobox/chips';
import { Combobox } from '@/components/ui/form/combobox/combobox';
import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import { useMessages } from '@/lib/i18n/use-messages';

interface ListedAnswersProps {
  readonly listKey: string;
  readonly answers: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
}

const PAUSE_MS = 200;

/** The same of a list of the organisation's, which is searched. */
export function ListedAnswers({ listKey, answers, onChange }: ListedAnswersProps) {
  const t = useMessages('profile-setup');
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const asked = useDebounced(text.trim(), PAUSE_MS);
  const { data } = useCall('listOptions', isOpen ? { Key: listKey, SearchText: asked, PageSize: 20 } : null, {
    keepPreviousData: true,
  });
  const options = (data ?? [])
    .filter(({ Value }) => !answers.includes(Value))
    .map(({ Value, Label }) => ({ value: Value, label: Label }));
  return (
    <div className="mt-2">
      <Chips
        label={t('isOneOf')}
        options={answers.map((value) => ({ value, label: names[value] ?? value }))}
        removeText={(name) => t('remove', { name })}
        onRemove={(value) => onChange(answers.filter((other) => other !== value))}
      />
      <Combobox
        label={t('isOneOf')}
        aria-label={t('isOneOf')}
        placeholder={t('searchAnswer')}
        text={text}
        options={options}
        status={data === undefined ? t('searching') : options.length === 0 ? t('nothingFound') : null}
        onText={setText}
        onOpen={setIsOpen}
        onPick={({ value, label }) => {
          setNames({ ...names, [value]: label });
          setText('');
          onChange([...answers, value]);
        }}
      />
    </div>
  );
}
