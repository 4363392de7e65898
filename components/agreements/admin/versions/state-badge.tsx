import { Badge } from '@/components/ui/badge';
import type { ConductState } from '@/lib/contract/agreements/keeping';
import type { KeepingWords } from '../keeping-words';

const TONES = {
  draft: 'neutral',
  planned: 'accent',
  current: 'success',
  replaced: 'neutral',
  withdrawn: 'danger',
} as const;

export function StateBadge({ state, words }: { state: ConductState; words: KeepingWords['states'] }) {
  return <Badge tone={TONES[state]}>{words[state]}</Badge>;
}
