import { Badge } from '@/components/ui/badge';
import type { LeaveState } from '@/lib/contract/time/leave/leave-rules';
import { useMessages } from '@/lib/i18n/use-messages';

const TONES = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<LeaveState, string>;

/** How a request stands, in words. */
export function RequestState({ state }: { readonly state: LeaveState }) {
  const t = useMessages('my-leave.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
