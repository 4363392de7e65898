import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { MAX_JUSTIFICATION } from '@/lib/contract/changes/change-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { lengthOf } from './check-fields';

interface JustificationFieldProps extends Omit<ComponentProps<typeof TextAreaField>, 'aside'> {
  /** What is typed so far. */
  readonly text: string;
}

/** CNST-04: a text of so many characters at most, with how many it has. */
export function JustificationField({ text, ...field }: JustificationFieldProps) {
  const t = useMessages('changes.form');
  const count = lengthOf(text);
  const isTooLong = count > MAX_JUSTIFICATION;
  return (
    <TextAreaField
      {...field}
      rows={3}
      aside={
        <span className={clsx('text-xs digits', isTooLong ? 'font-medium text-danger' : 'text-muted')}>
          {t('counter', { count, max: MAX_JUSTIFICATION })}
        </span>
      }
    />
  );
}
