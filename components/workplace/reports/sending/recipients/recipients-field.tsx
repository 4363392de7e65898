import { useId, useState, type KeyboardEvent } from 'react';
import { Chips } from '@/components/ui/form/combobox/chips';
import { Combobox } from '@/components/ui/form/combobox/combobox';
import { Field } from '@/components/ui/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import { isSameRecipient, type Recipient } from './recipient';
import { useRecipientSearch } from './use-recipient-search';

interface RecipientsFieldProps {
  readonly roles: readonly Recipient[];
  readonly recipients: readonly Recipient[];
  readonly error: string | null;
  readonly onChange: (recipients: readonly Recipient[]) => void;
}

/** People and roles, found by typing; who is chosen stands above. */
export function RecipientsField({ roles, recipients, error, onChange }: RecipientsFieldProps) {
  const t = useMessages('report-sending');
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { found, status } = useRecipientSearch(text, roles, recipients);

  /** Enter picks and never sends: that would be a mail too soon. */
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Backspace' && text === '' && recipients.length > 0) onChange(recipients.slice(0, -1));
  }

  return (
    <Field id={id} label={t('recipients')} error={error}>
      {(control) => (
        <div data-takes-escape={isOpen ? '' : undefined}>
          <Chips
            label={t('recipients')}
            options={recipients.map(({ kind, code, name }) => ({
              value: `${kind} ${code}`,
              label: kind === 'role' ? t('roleNamed', { name }) : name,
            }))}
            removeText={(name) => t('removeRecipient', { name })}
            onRemove={(value) => onChange(recipients.filter(({ kind, code }) => `${kind} ${code}` !== value))}
          />
          <Combobox
            {...control}
            label={t('recipients')}
            placeholder={t('recipientsHint')}
            text={text}
            options={found.map(({ option }) => option)}
            status={status}
            onText={setText}
            onPick={({ value }) => {
              const picked = found.find(({ option }) => option.value === value)?.recipient;
              setText('');
              if (picked && !recipients.some((one) => isSameRecipient(one, picked))) onChange([...recipients, picked]);
            }}
            onOpen={setIsOpen}
            onKeyDown={handleKey}
            onBlur={() => setText('')}
          />
        </div>
      )}
    </Field>
  );
}
