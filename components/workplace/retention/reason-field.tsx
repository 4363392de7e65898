import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/form/text-field';
import { RETENTION_REASON_LENGTH } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';

const [, MAX_LENGTH] = RETENTION_REASON_LENGTH;

/** Asks why; the answer is recorded with the name of who gave it. */
export function ReasonField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useMessages('retention');
  return (
    <>
      <TextField {...field} label={t('reason.label')} isMandatory maxLength={MAX_LENGTH} autoComplete="off" />
      <p className="-mt-2 text-xs text-muted">{t('reason.hint')}</p>
    </>
  );
}
