import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useCall } from '@/lib/client/call/use-call';
import type { ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';

const POLL_MS = 2_000;

/** Answers what is called once a service was told to run: looks until a run has ended, and then shows the page and its log anew. */
export function useRefreshAfterRun({ AutoCode, LastRun }: ServiceSchedule): () => void {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const [isWaiting, setIsWaiting] = useState(false);
  useCall('listServiceRuns', isWaiting ? { AutoCode, IsFailedOnly: false } : null, {
    refreshInterval: POLL_MS,
    onSuccess: (runs) => {
      const ended = runs.find(({ EndedAt }) => EndedAt !== '');
      if (!ended || ended.RunCode === LastRun?.RunCode) return;
      setIsWaiting(false);
      router.refresh();
      void mutate((key) => Array.isArray(key) && key[0] === 'listServiceRuns');
    },
  });
  return () => setIsWaiting(true);
}
