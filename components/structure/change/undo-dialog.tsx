import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf, issuesOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { MAX_JUSTIFICATION } from '@/lib/contract/structure/unit-rules';
import type { UnitChange } from '@/lib/contract/structure/units';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { changeSentence } from '../panel/change-sentence';
import { issueText } from './use-change-form';

interface UndoDialogProps {
  readonly change: UnitChange;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Takes a change back; of one in force it asks why. */
export function UndoDialog({ change, onClose, onDone }: UndoDialogProps) {
  const t = useMessages('structure');
  const errorText = useErrorText();
  const { send } = useCallMutation('undoUnitChange');
  const form = useForm({
    values: useFormValues({ Reason: '' }),
    check: ({ Reason }) => ({ Reason: !change.IsToCome && Reason.trim() === '' ? t('issues.required') : null }),
    send: ({ Reason }) => send({ ChangeCode: change.ChangeCode, Reason }),
    onSent: () => {
      showSnackbar('success', t('takenBack'));
      onDone();
    },
    errorsOf: (error) => fieldErrorsOf(error, (message, field) => (field === 'Reason' ? issueText(t, message) : null)),
    failureText: (error) => {
      const issue = issuesOf(error)[0];
      return (issue && issueText(t, issue.message)) ?? errorText(error);
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={change.IsToCome ? t('cancelChange') : t('undo')}>
      <form {...form.props}>
        <p className="mt-2 wrap-anywhere">{changeSentence(t, change)}</p>
        <p className="mt-1 text-muted">{change.IsToCome ? t('cancelText') : t('undoText')}</p>
        <div className="mt-4 space-y-4">
          {form.failure && <Alert tone="danger">{form.failure}</Alert>}
          <TextAreaField
            {...form.field('Reason')}
            label={t('reason')}
            rows={2}
            maxLength={MAX_JUSTIFICATION}
            isMandatory={!change.IsToCome}
          />
        </div>
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" type="submit" isBusy={form.isBusy} busyText={t('saving')}>
            {change.IsToCome ? t('cancelChange') : t('undo')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
