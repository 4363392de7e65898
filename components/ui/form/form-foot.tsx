import { Button } from '../button/button';
import type { ButtonVariant } from '../button/button-variant';
import { DialogButtons } from '../button/dialog-buttons';
import { Alert } from '../feedback/alert';

interface FormFootProps {
  /** As `useForm` answers it. */
  readonly form: { readonly failure: string | null; readonly isBusy: boolean };
  readonly cancel: string;
  readonly submit: string;
  readonly busyText?: string;
  readonly variant?: ButtonVariant;
  readonly onClose: () => void;
}

/** Below the fields of a dialog: why it was not done, and its two buttons. */
export function FormFoot({ form: { failure, isBusy }, cancel, submit, busyText, variant, onClose }: FormFootProps) {
  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <DialogButtons>
        <Button variant="secondary" type="button" disabled={isBusy} onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" variant={variant} isBusy={isBusy} busyText={busyText}>
          {submit}
        </Button>
      </DialogButtons>
    </>
  );
}
