import { useCall } from '@/lib/client/call/use-call';
import { RUNNING_STATES, type ImportState } from '@/lib/contract/workplace/imports/import-rules';

const POLL_MS = 1_000;

/** How far the job of an import is while one runs, asked for again and again; tells when it has come to an end. */
export function useImportProgress(code: string, state: ImportState, onEnd: () => void) {
  const isRunning = RUNNING_STATES.includes(state);
  const { data } = useCall('getImportProgress', isRunning ? { ImportCode: code } : null, {
    refreshInterval: POLL_MS,
    dedupingInterval: POLL_MS / 2,
    // A poll that fails once is no end of the job.
    shouldRetryOnError: true,
    errorRetryInterval: 3 * POLL_MS,
    onSuccess: (found) => {
      if (!RUNNING_STATES.includes(found.State)) onEnd();
    },
  });
  // What is kept of an earlier job says nothing of this one.
  return data?.State === state ? data : undefined;
}
