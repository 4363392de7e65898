import { clsx } from 'clsx';
import type { ApprovalStep } from '@/lib/contract/workplace/approvals/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { ApprovalPerson } from '../approval-person';

const STATE_CLASSES = {
  waiting: 'text-warning',
  approved: 'text-success',
  rejected: 'text-danger',
  closed: 'text-muted',
  to_come: 'text-muted',
} as const;

/** Who decided, who is asked and who will be, step by step. */
export function ApprovalSteps({ steps }: { readonly steps: readonly ApprovalStep[] }) {
  const t = useMessages('approvals');
  return (
    <section aria-label={t('steps')}>
      <h3 className="mb-2 font-semibold">{t('steps')}</h3>
      <ol className="space-y-3">
        {steps.map(({ Needs, State, Approvers }, at) => (
          <li key={at} className={clsx('border-l-2 pl-3', State === 'waiting' ? 'border-accent' : 'border-line')}>
            <p className="flex flex-wrap gap-x-3 text-muted">
              <span className="font-medium">{t('stepNumber', { step: at + 1 })}</span>
              <span className={STATE_CLASSES[State]}>{t(`state.${State}`)}</span>
              {Approvers.length > 1 && <span>{t(`needs.${Needs}`)}</span>}
            </p>
            <ul className="mt-1.5 flex flex-wrap gap-x-6 gap-y-2">
              {Approvers.map((approver) => (
                <li key={approver.Empid || approver.Name}>
                  <ApprovalPerson person={approver} face="sm">
                    <span className={clsx('block text-xs', STATE_CLASSES[approver.State])}>
                      {[t(`state.${approver.State}`), approver.DecidedBy && t('byName', { name: approver.DecidedBy })]
                        .filter(Boolean)
                        .join(' ')}
                    </span>
                  </ApprovalPerson>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
