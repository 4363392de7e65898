import type { TriedStep } from '@/lib/contract/workplace/approvals/chains';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { ApprovalPerson } from '../../approval-person';

/** More than these say nothing more. */
const MAX_SHOWN = 6;

interface TriedStepsProps {
  readonly steps: readonly TriedStep[];
}

/** Who would be asked in each step, by name, and why. */
export function TriedSteps({ steps }: TriedStepsProps) {
  const t = useMessages('approval-chains');
  const language = useLanguage();
  const stepBefore = (empid: string, at: number) =>
    steps.slice(0, at).findIndex(({ Approvers }) => Approvers.some(({ Empid }) => Empid === empid));
  return (
    <ol className="space-y-4">
      {steps.map(({ Needs, IsFallback, Approvers }, at) => (
        <li key={at} className="border-l-2 border-accent pl-3">
          <p className="text-muted">
            <span className="font-medium text-ink">{t('stepNumber', { step: at + 1 })}</span>
            {Approvers.length > 1 && ` · ${t(`needs.${Needs}`)}`}
          </p>
          {IsFallback && <p className="text-warning">{t('fallback')}</p>}
          {Approvers.length === 0 && <p className="text-danger">{t('nobody')}</p>}
          <ul className="mt-2 space-y-2">
            {Approvers.slice(0, MAX_SHOWN).map((approver) => {
              const before = stepBefore(approver.Empid, at);
              const facts = [
                t(`via.${approver.Via}`),
                before >= 0 && t('askedBefore', { step: before + 1 }),
                approver.StandIns.length > 0 &&
                  t('standIn', { names: new Intl.ListFormat(language).format(approver.StandIns) }),
              ];
              return (
                <li key={approver.Empid || approver.Name}>
                  <ApprovalPerson person={approver} face="sm">
                    <span className="block text-xs text-muted">{facts.filter(Boolean).join(' · ')}</span>
                  </ApprovalPerson>
                </li>
              );
            })}
          </ul>
          {Approvers.length > MAX_SHOWN && (
            <p className="mt-2 text-muted">{t('andMore', { count: Approvers.length - MAX_SHOWN })}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
