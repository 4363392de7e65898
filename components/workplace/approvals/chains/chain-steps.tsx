import { ChevronRightIcon } from '@/components/ui/icons/icons';
import type { ApprovalChain } from '@/lib/contract/workplace/approvals/chains';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { approverText } from './chain-texts';

/** Who is asked, step after step, in one line. */
export function ChainSteps({ steps }: { readonly steps: ApprovalChain['Steps'] }) {
  const t = useMessages('approval-chains');
  const language = useLanguage();
  return (
    <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
      {steps.map(({ Approvers, Needs }, at) => {
        const type = Needs === 'all' ? 'conjunction' : 'disjunction';
        const names = Approvers.map((approver) => approverText(t, approver));
        return (
          <li key={at} className="flex max-w-full items-center gap-1.5">
            {at > 0 && <ChevronRightIcon className="size-4 shrink-0 text-muted" />}
            <span className="min-w-0 rounded-full bg-surface-sunken px-3 py-1 wrap-anywhere">
              {new Intl.ListFormat(language, { type }).format(names)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
