import { FormFoot } from '@/components/ui/form/form-foot';
import { useMessages } from '@/lib/i18n/use-messages';
import { ReasonField } from '../reason-field';
import type { useAskForm } from './use-ask-form';

interface AskFormProps {
  readonly form: ReturnType<typeof useAskForm>;
  readonly onClose: () => void;
}

/** Asks for an erasure with a reason, and says what that means. */
export function AskForm({ form, onClose }: AskFormProps) {
  const t = useMessages('retention');
  return (
    <form {...form.props} className="space-y-4 border-t border-line pt-4">
      <ReasonField {...form.field('Reason')} />
      <p className="text-muted">{t('ask.text')}</p>
      <FormFoot form={form} cancel={t('cancel')} submit={t('ask.submit')} onClose={onClose} />
    </form>
  );
}
