import { useCall } from '@/lib/client/call/use-call';
import type { Erasure } from '@/lib/contract/workplace/retention/retention';
import { POLL_MS } from './poll-ms';

const isRunning = ({ State }: Erasure) => State === 'running';

/** The requests, read again and again while one of them runs. */
export function useErasures(first: Erasure[]) {
  const { data = first, mutate } = useCall(
    'listErasures',
    {},
    {
      fallbackData: first,
      refreshInterval: (found = first) => (found.some(isRunning) ? POLL_MS : 0),
    },
  );
  return { erasures: data, mutate };
}
