import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { APPROVAL_STATUS, MAX_COMMENT } from '@/lib/contract/workplace/approvals/limits';
import type { Approval } from '@/lib/contract/workplace/approvals/shapes';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { refreshApprovals } from '../list/refresh-approvals';
import { useCommentCheck } from './use-comment-check';

interface DecisionFormProps {
  readonly approval: Approval;
  readonly onDecided: () => void;
  /** Hears that it is no longer what is shown. */
  readonly onOutdated: () => void;
}

/** Approve and Reject are two ways to send the same comment: only the second one needs it. */
function useDecision({ approval, onDecided, onOutdated }: DecisionFormProps) {
  const t = useMessages('approvals');
  const { send } = useCallMutation('decideApproval');
  const values = useFormValues({ Comments: '' });
  const [failure, setFailure] = useState<unknown>(null);
  const checks = { approved: useCommentCheck('approved'), rejected: useCommentCheck('rejected') };
  const options = (outcome: 'approved' | 'rejected') => ({
    values,
    check: ({ Comments }: { Comments: string }) => ({ Comments: checks[outcome](Comments) }),
    send: ({ Comments }: { Comments: string }) => {
      setFailure(null);
      const { KeyCode, Version } = approval;
      return send({ KeyCode, Version, StatusCode: APPROVAL_STATUS[outcome], Comments: Comments.trim() });
    },
    onSent: () => {
      showSnackbar('success', t(outcome));
      void refreshApprovals();
      onDecided();
    },
    onFailed: (error: unknown) => {
      setFailure(error);
      if (error instanceof CallError && error.code === 'conflict') onOutdated();
    },
  });
  return { approving: useForm(options('approved')), rejecting: useForm(options('rejected')), failure };
}

/** The decision on what is shown; what was changed meanwhile is shown anew, with what was typed. */
export function DecisionForm(props: DecisionFormProps) {
  const t = useMessages('approvals');
  const errorText = useErrorText();
  const { approving, rejecting, failure } = useDecision(props);
  const isBusy = approving.isBusy || rejecting.isBusy;
  const refusal = failure instanceof CallError && failure.code === 'conflict' ? failure : null;
  const text = refusal ? String(refusal.params?.why ?? t('outdated')) : errorText(failure);
  return (
    <form {...rejecting.props} aria-label={t('panels.approval')} className="space-y-3">
      <TextAreaField
        {...rejecting.field('Comments')}
        label={t('comment')}
        placeholder={t('commentHint')}
        maxLength={MAX_COMMENT}
        readOnly={isBusy}
        rows={3}
      />
      {failure !== null && <Alert tone="danger">{text}</Alert>}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:flex-1">
        <Button
          type="button"
          isBusy={approving.isBusy}
          disabled={isBusy}
          busyText={t('deciding')}
          onClick={() => void approving.submit()}
        >
          {t('approve')}
        </Button>
        <Button type="submit" variant="secondary" isBusy={rejecting.isBusy} disabled={isBusy} busyText={t('deciding')}>
          {t('reject')}
        </Button>
      </div>
    </form>
  );
}
