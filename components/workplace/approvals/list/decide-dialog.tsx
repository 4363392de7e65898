import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { APPROVAL_STATUS, MAX_COMMENT } from '@/lib/contract/workplace/approvals/limits';
import type { ApprovalRow } from '@/lib/contract/workplace/approvals/shapes';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { useCommentCheck } from '../decision/use-comment-check';
import { refreshApprovals } from './refresh-approvals';
import { RefusedRows, WarnedRows, type RefusedRow, type WarnedRow } from './refused-rows';

export type Outcome = 'approved' | 'rejected';

interface DecideDialogProps {
  readonly rows: readonly ApprovalRow[];
  readonly outcome: Outcome;
  readonly onDecided: (left: readonly ApprovalRow[]) => void;
  readonly onClose: () => void;
}

/** What became of them that is to be read before the dialog closes. */
interface Told {
  readonly refused: readonly RefusedRow[];
  readonly warned: readonly WarnedRow[];
}

/** One decision for several requests, of which of them it could not be, and what speaks against those that are approved. */
export function DecideDialog({ rows, outcome, onDecided, onClose }: DecideDialogProps) {
  const t = useMessages('approvals');
  const errorText = useErrorText();
  const commentError = useCommentCheck(outcome);
  const [told, setTold] = useState<Told | null>(null);
  const { send } = useCallMutation('decideApprovals');
  const isApproving = outcome === 'approved';
  const form = useForm({
    values: useFormValues({ Comments: '' }),
    check: ({ Comments }) => ({ Comments: commentError(Comments) }),
    send: ({ Comments }) =>
      send({
        StatusCode: APPROVAL_STATUS[outcome],
        Comments: Comments.trim(),
        Rows: rows.map(({ KeyCode, Version }) => ({ KeyCode, Version })),
      }),
    onSent: (results) => {
      const byKey = new Map(results.map((result) => [result.KeyCode, result]));
      const failed = rows.flatMap((row) => {
        const { Code: code = '', Why: why = '' } = byKey.get(row.KeyCode) ?? {};
        return code ? [{ row, code, why }] : [];
      });
      const warned = rows.flatMap((row) => {
        const { Warning: warning = '' } = byKey.get(row.KeyCode) ?? {};
        return warning ? [{ row, warning }] : [];
      });
      const decided = rows.length - failed.length;
      if (decided > 0) showSnackbar('success', t(isApproving ? 'approvedCount' : 'rejectedCount', { count: decided }));
      void refreshApprovals();
      if (failed.length + warned.length === 0) {
        onDecided([]);
        onClose();
      } else setTold({ refused: failed, warned });
    },
    failureText: errorText,
  });

  /** What was changed meanwhile is looked at again before it is selected again. */
  function close() {
    if (told) onDecided([]);
    onClose();
  }

  const count = rows.length;
  const toldTitle = ({ refused, warned }: Told) =>
    refused.length > 0 ? t('refusedTitle', { count: refused.length }) : t('warnedTitle', { count: warned.length });
  const title = told ? toldTitle(told) : t(isApproving ? 'approveTitle' : 'rejectTitle', { count });
  return (
    <Dialog isOpen onClose={close} title={title}>
      {told ? (
        <>
          {told.refused.length > 0 && <RefusedRows refused={told.refused} />}
          {told.refused.length > 0 && told.warned.length > 0 && (
            <h3 className="mt-4 font-medium">{t('warnedTitle', { count: told.warned.length })}</h3>
          )}
          {told.warned.length > 0 && <WarnedRows warned={told.warned} />}
          <DialogButtons>
            <Button type="button" onClick={close}>
              {t('close')}
            </Button>
          </DialogButtons>
        </>
      ) : (
        <form {...form.props}>
          <p className="mt-2 mb-4 text-base text-muted">{t('approveText')}</p>
          <TextAreaField
            {...form.field('Comments')}
            label={isApproving ? t('commentOptional') : t('comment')}
            placeholder={t('commentHint')}
            maxLength={MAX_COMMENT}
            rows={3}
          />
          {form.failure && (
            <div className="mt-4">
              <Alert tone="danger">{form.failure}</Alert>
            </div>
          )}
          <DialogButtons>
            <Button variant="secondary" type="button" disabled={form.isBusy} onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              variant={isApproving ? 'primary' : 'danger'}
              isBusy={form.isBusy}
              busyText={t('deciding')}
            >
              {t(isApproving ? 'approve' : 'reject')}
            </Button>
          </DialogButtons>
        </form>
      )}
    </Dialog>
  );
}
