import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf, issuesOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { MAX_JUSTIFICATION, UNDO_REFUSALS } from '@/lib/contract/changes/change-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { lengthOf } from '../form/check-fields';
import { JustificationField } from '../form/justification-field';

interface UndoDialogProps {
  readonly changeCode: string;
  readonly batch?: { readonly code: string; readonly count: number };
  readonly isPlanned: boolean;
  readonly onClose: () => void;
  readonly onUndone: () => unknown;
}

/** Asks why a change is taken back, which one that is in force needs, and says why one cannot be. */
export function UndoDialog({ changeCode, batch, isPlanned, onClose, onUndone }: UndoDialogProps) {
  const t = useMessages('changes.undo');
  const tForm = useMessages('changes.form');
  const errorText = useErrorText();
  const { send } = useCallMutation('undoChange');
  const name = t('reason');
  const tooLong = tForm('tooLong', { name, max: MAX_JUSTIFICATION });
  const form = useForm({
    values: useFormValues({ Reason: '' }),
    check: ({ Reason }) => ({
      Reason:
        (!isPlanned && Reason.trim() === '' && tForm('required', { name })) ||
        (lengthOf(Reason) > MAX_JUSTIFICATION && tooLong) ||
        null,
    }),
    send: ({ Reason }) =>
      send({ ChangeCode: batch ? '' : changeCode, BatchCode: batch?.code ?? '', Reason: Reason.trim() }),
    onSent: ({ Undone }) => {
      showSnackbar('success', batch ? t('doneMany', { count: Undone }) : t('done'));
      onClose();
      return onUndone();
    },
    errorsOf: (error) =>
      fieldErrorsOf(error, (message, field) =>
        field === 'Reason' ? (message === 'too_long' ? tooLong : tForm('required', { name })) : null,
      ),
    failureText: (error) => {
      const told = issuesOf(error).map(({ message }) => message);
      const refusal = UNDO_REFUSALS.find((known) => told.includes(known));
      return refusal ? `${t('refused')}. ${t(`refusals.${refusal}`)}` : errorText(error);
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('title')}>
      <form {...form.props}>
        <p className="mt-2 text-base text-muted">{t(isPlanned ? 'planned' : 'applied')}</p>
        <div className="mt-4 space-y-4">
          {form.failure && <Alert tone="danger">{form.failure}</Alert>}
          <JustificationField
            {...form.field('Reason')}
            label={name}
            text={form.values.Reason}
            isMandatory={!isPlanned}
          />
        </div>
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {t('confirm')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
