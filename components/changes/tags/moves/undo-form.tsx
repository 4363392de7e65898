import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf, issuesOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { TAG_UNDO_REFUSALS } from '@/lib/contract/changes/tag-rules';
import type { TagMove } from '@/lib/contract/changes/tags';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { moveSentence } from './move-sentence';

interface UndoFormProps {
  readonly move: TagMove;
  readonly onUndone: () => void;
  readonly onCancel: () => void;
}

/** Takes a move back; where its day has come, with a reason. */
export function UndoForm({ move, onUndone, onCancel }: UndoFormProps) {
  const t = useMessages('tags');
  const language = useLanguage();
  const errorText = useErrorText();
  const isPlanned = move.State === 'planned';
  const { send } = useCallMutation('undoTagMove');
  const form = useForm({
    values: useFormValues({ Reason: '' }),
    check: ({ Reason }) => ({ Reason: isPlanned || Reason.trim() ? null : t('reasonRequired') }),
    send: ({ Reason }) => send({ MoveCode: move.MoveCode, Reason }),
    onSent: () => {
      showSnackbar('success', t('undone'));
      onUndone();
    },
    errorsOf: (error) =>
      fieldErrorsOf(error, (message, field) =>
        field === 'Reason' ? t(message === 'too_long' ? 'issues.too_long' : 'reasonRequired') : null,
      ),
    failureText: (error) => {
      const refusal = TAG_UNDO_REFUSALS.find((one) => issuesOf(error).some(({ message }) => message === one));
      return refusal ? t(`refusal.${refusal}`) : errorText(error);
    },
  });
  return (
    <form {...form.props} className="mt-3 space-y-4">
      <p className="font-medium wrap-anywhere">{moveSentence(t, language, move)}</p>
      <p className="text-muted">{t(isPlanned ? 'undoPlanned' : 'undoApplied')}</p>
      <TextAreaField {...form.field('Reason')} label={t('reason')} isMandatory={!isPlanned} rows={3} />
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <DialogButtons>
        <Button type="button" variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={form.isBusy} busyText={t('undoing')}>
          {t('undo')}
        </Button>
      </DialogButtons>
    </form>
  );
}
