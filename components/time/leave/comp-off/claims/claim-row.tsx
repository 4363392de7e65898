import { Badge } from '@/components/ui/badge';
import type { CompOffClaim } from '@/lib/contract/time/comp-off/comp-off';
import type { ToldClaimState } from '@/lib/contract/time/comp-off/comp-off-rules';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { claimSpanText } from '../claim-span-text';
import { ClaimActions } from './claim-actions';

const TONES = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  cancelled: 'neutral',
  ended: 'neutral',
} as const satisfies Record<ToldClaimState, string>;

/** One claim: its days, how it stands, what it credits until when, and what can be done about it. */
export function ClaimRow({ claim }: { readonly claim: CompOffClaim }) {
  const t = useMessages('comp-off.claims');
  const states = useMessages('comp-off.states');
  const span = useMessages('comp-off.span');
  const amounts = useMessages('leave');
  const language = useLanguage();
  const { State, Amount, Hours, Reason, EnteredBy, Comment, ExpiresOn, TypeName } = claim;
  const isCredited = State === 'approved' || State === 'ended';
  const lasts = isCredited && ExpiresOn ? ` · ${t('until', { date: wireTimeText(ExpiresOn, language) })}` : '';
  return (
    <li className="space-y-2 px-4 py-3 md:px-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-medium text-balance wrap-anywhere digits">{claimSpanText(span, claim, language)}</p>
          <p className="text-muted wrap-anywhere">{Reason}</p>
          {EnteredBy && <p className="text-muted wrap-anywhere">{t('enteredBy', { name: EnteredBy })}</p>}
          {Comment && <p className="text-muted wrap-anywhere">{t('said', { comment: Comment })}</p>}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1 digits">
          <Badge tone={TONES[State]}>{states(State)}</Badge>
          <span className="text-muted">{t('hours', { hours: Hours })}</span>
        </div>
      </div>
      <p className="text-muted wrap-anywhere digits">
        {t(isCredited ? 'credited' : 'asked', { amount: amountText(amounts, Amount), type: TypeName })}
        {lasts}
      </p>
      <ClaimActions claim={claim} />
    </li>
  );
}
