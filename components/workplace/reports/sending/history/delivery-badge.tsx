import { Badge } from '@/components/ui/badge';
import type { DeliveryState } from '@/lib/contract/workplace/reports/sending/sending-rules';
import { useMessages } from '@/lib/i18n/use-messages';

const TONES = {
  queued: 'accent',
  delivered: 'success',
  nothing_to_send: 'neutral',
  left_out: 'warning',
  refused: 'danger',
  failed: 'danger',
} as const;

interface DeliveryBadgeProps {
  readonly state: DeliveryState;
  /** How many of them, where it stands for several. */
  readonly count?: number;
}

/** What came of what one recipient, or some, were to get. */
export function DeliveryBadge({ state, count }: DeliveryBadgeProps) {
  const t = useMessages('report-sending');
  const name = t(`states.${state}`);
  return <Badge tone={TONES[state]}>{count === undefined ? name : t('stateCount', { count, state: name })}</Badge>;
}
