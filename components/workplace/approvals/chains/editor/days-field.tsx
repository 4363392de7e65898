import { useId } from 'react';
import { Field } from '@/components/ui/form/field';
import { TextInput } from '@/components/ui/form/text-input';
import { useMessages } from '@/lib/i18n/use-messages';

const MAX_DAYS = 90;

interface DaysFieldProps {
  readonly label: string;
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** After how many days something is done; emptied, never. */
export function DaysField({ label, days, onChange }: DaysFieldProps) {
  const t = useMessages('approval-chains');
  const id = useId();
  return (
    <Field id={id} label={label}>
      {(control) => (
        <span className="flex items-center gap-2">
          <TextInput
            {...control}
            type="text"
            inputMode="numeric"
            className="max-w-20 text-right digits"
            maxLength={2}
            placeholder="–"
            value={days === 0 ? '' : String(days)}
            onChange={({ target }) => onChange(Math.min(MAX_DAYS, Number(target.value.replace(/\D/g, '')) || 0))}
          />
          <span className="text-muted">{days === 0 ? t('never') : t('days', { count: days })}</span>
        </span>
      )}
    </Field>
  );
}
