import { TextField } from '@/components/ui/form/text-field';
import { RETENTION_REASON_LENGTH } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { FormFoot } from '../form-foot';
import type { useAskForm } from './use-ask-form';

interface AskFormProps {
  readonly form: ReturnType<typeof useAskForm>;
  readonly onClose: () => void;
}

const [, MAX_LENGTH] = RETENTION_REASON_LENGTH;

/** Asks for an erasure with a reason, and says what that means. */
export function AskForm({ form, onClose }: AskFormProps) {
  const t = useMessages('retention');
  return (
    <form {...form.props} className="space-y-4 border-t border-line pt-4">
      <TextField
        {...form.field('Reason')}
        label={t('reason.label')}
        isMandatory
        maxLength={MAX_LENGTH}
        autoComplete="off"
      />
      <p className="-mt-2 text-xs text-muted">{t('reason.hint')}</p>
      <p className="text-muted">{t('ask.text')}</p>
      <FormFoot form={form} submit={t('ask.submit')} onClose={onClose} />
    </form>
  );
}
