import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import type { LeaveAsking } from '@/lib/contract/time/leave/leave';
import type { LeavePreview } from '../leave-holder';

const PAUSE_MS = 250;

interface Previewed {
  /** The last that is known, which may be of what was chosen before; undefined before there is one, and after a failure. */
  readonly preview: LeavePreview | undefined;
  /** Whether it is of what is chosen now. */
  readonly isCurrent: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What a request would come to, asked once nobody chooses for a moment; null asks for nothing. Answers to what was chosen before are dropped. */
export function useLeavePreview(asking: LeaveAsking | null): Previewed {
  const text = asking ? JSON.stringify(asking) : '';
  const debounced = useDebounced(text, PAUSE_MS);
  const { data, error, isLoading, mutate } = useCall(
    'previewLeaveRequest',
    debounced ? (JSON.parse(debounced) as LeaveAsking) : null,
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return {
    preview: error ? undefined : data,
    isCurrent: text !== '' && debounced === text && !isLoading && !error,
    error: asking ? error : undefined,
    retry: () => void mutate(),
  };
}
