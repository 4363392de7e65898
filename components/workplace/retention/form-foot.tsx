import { Button } from '@/components/ui/button/button';
import type { ButtonVariant } from '@/components/ui/button/button-variant';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { useMessages } from '@/lib/i18n/use-messages';

interface FormFootProps {
  readonly form: { readonly failure: string | null; readonly isBusy: boolean };
  readonly submit: string;
  readonly variant?: ButtonVariant;
  readonly onClose: () => void;
}

/** Below the fields of a dialog: why it was not done, and its two buttons. */
export function FormFoot({ form: { failure, isBusy }, submit, variant, onClose }: FormFootProps) {
  const t = useMessages('retention');
  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <DialogButtons>
        <Button variant="secondary" type="button" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={variant} isBusy={isBusy}>
          {submit}
        </Button>
      </DialogButtons>
    </>
  );
}
