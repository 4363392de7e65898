'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useCall } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import type { Approval } from '@/lib/contract/workplace/approvals/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { pageOfNotificationLink } from '@/lib/links/upstream-links';
import { ApprovalHead } from './approval-head';
import { ApprovalHistory } from './approval-history';
import { ApprovalSteps } from './approval-steps';
import { ChangeTable } from './change-table';
import { DecisionForm } from './decision-form';
import { WithdrawButton } from './withdraw-button';

interface ApprovalDetailProps {
  readonly code: string;
  /** As the page that shows it has read it already. */
  readonly initial?: Approval;
  /** Hears that it was decided or withdrawn. */
  readonly onDone?: () => void;
}

/** One request: old beside new, who decides, what happened, and the decision. */
export function ApprovalDetail({ code, initial, onDone }: ApprovalDetailProps) {
  const t = useMessages('approvals');
  const errorText = useErrorText();
  const { data: approval, error, mutate } = useCall('getApproval', { KeyCode: code }, { fallbackData: initial });
  if (!approval && error) {
    return (
      <div className="space-y-4">
        <Alert tone="danger">{errorText(error)}</Alert>
        <Button variant="secondary" type="button" onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!approval) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <SkeletonRows rows={5} />
      </div>
    );
  }
  const link = pageOfNotificationLink(approval);
  const finish = () => {
    void mutate();
    onDone?.();
  };
  return (
    <article className="space-y-6">
      <ApprovalHead approval={approval} />
      {approval.StatusCode === 4 && approval.Comments && <Alert tone="danger">{approval.Comments}</Alert>}
      <ChangeTable changes={approval.Changes} isNew={approval.IsNew} />
      {link && (
        <p>
          <Link href={link} prefetch={false} className={`inline-block ${textButtonClasses}`}>
            {t('openRecord')}
          </Link>
        </p>
      )}
      {approval.CannotDecide === '' ? (
        <DecisionForm approval={approval} onOutdated={() => void mutate()} onDecided={finish} />
      ) : (
        approval.StatusCode === 0 && <p className="text-muted">{t(`cannot.${approval.CannotDecide}`)}</p>
      )}
      {approval.CanWithdraw && <WithdrawButton code={code} onWithdrawn={finish} />}
      <ApprovalSteps steps={approval.StepList} />
      <ApprovalHistory history={approval.History} />
    </article>
  );
}
