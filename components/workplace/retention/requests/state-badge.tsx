import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { ErasureState } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';

const TONES: Record<ErasureState, ComponentProps<typeof Badge>['tone']> = {
  waiting: 'warning',
  refused: 'danger',
  withdrawn: 'neutral',
  running: 'accent',
  done: 'success',
};

/** How far a request is, in a word. */
export function StateBadge({ state }: { readonly state: ErasureState }) {
  const t = useMessages('retention');
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
