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
import { RefusedRows, type RefusedRow } from './refused-rows';

export type Outcome = 'approved' | 'rejected';

interface DecideDialogProps {
  readonly rows: readonly ApprovalRow[];
  readonly outcome: Outcome;
  readonly onDecided: (left: readonly ApprovalRow[]) => void;
  readonly onClose: () => void;
}

/** One decision for several requests, and which of them it could not be. */
export function DecideDialog({ rows, outcome, onDecided, onClose }: DecideDialogProps) {
  const t = useMessages('approvals');
  const errorText = useErrorText();
  const commentError = useCommentCheck(outcome);
  const [refused, setRefused] = useState<readonly RefusedRow[] | null>(null);
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
      const decided = rows.length - failed.length;
      if (decided > 0) showSnackbar('success', t(isApproving ? 'approvedCount' : 'rejectedCount', { count: decided }));
      void refreshApprovals();
      if (failed.length === 0) {
        onDecided([]);
        onClose();
      } else setRefused(failed);
    },
    failureText: errorText,
  });

  /** What was changed meanwhile is looked at again before it is selected again. */
  function close() {
    if (refused) onDecided([]);
    onClose();
  }

  const count = rows.length;
  const title = refused
    ? t('refusedTitle', { count: refused.length })
    : t(isApproving ? 'approveTitle' : 'rejectTitle', { count });
  return (
    <Dialog isOpen onClose={close} title={title}>
      {refused ? (
        <>
          <RefusedRows refused={refused} />
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
