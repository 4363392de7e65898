'use client';

import { Badge } from '@/components/ui/badge';
import type { ConductState } from '@/lib/contract/agreements/admin';
import { useMessages } from '@/lib/i18n/use-messages';

const TONES = {
  draft: 'neutral',
  planned: 'accent',
  current: 'success',
  replaced: 'neutral',
  withdrawn: 'danger',
} as const;

export function StateBadge({ state }: { state: ConductState }) {
  const t = useMessages('agreements-admin.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
