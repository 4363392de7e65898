import { Badge } from '@/components/ui/badge';
import type { ConductState } from '@/lib/contract/agreements/admin';
import type { AdminMessages } from '../admin-messages';

const TONES = {
  draft: 'neutral',
  planned: 'accent',
  current: 'success',
  replaced: 'neutral',
  withdrawn: 'danger',
} as const;

export function StateBadge({ state, words }: { state: ConductState; words: AdminMessages['states'] }) {
  return <Badge tone={TONES[state]}>{words[state]}</Badge>;
}
