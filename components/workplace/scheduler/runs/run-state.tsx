import { Badge } from '@/components/ui/badge';
import type { ServiceRun } from '@/lib/contract/workplace/scheduler/services';
import { useMessages } from '@/lib/i18n/use-messages';

const TONES = { done: 'success', failed: 'danger', running: 'accent', waiting: 'neutral' } as const;

/** How a run went. */
export function RunState({ run }: { readonly run: ServiceRun }) {
  const t = useMessages('scheduler');
  return <Badge tone={TONES[run.State]}>{t(`states.${run.State}`)}</Badge>;
}
