import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import type { ReplyFor, RequestFor } from '@/lib/contract/all';

const PAUSE_MS = 250;

type PreviewCall = 'previewLeaveRequest' | 'previewCompOffClaim';

interface Previewed<Name extends PreviewCall> {
  /** The last that is known, which may be of what was chosen before; undefined before there is one, and after a failure. */
  readonly preview: ReplyFor<Name> | undefined;
  /** Whether it is of what is chosen now. */
  readonly isCurrent: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What a request would come to, asked once nobody chooses for a moment; null asks for nothing. Answers to what was chosen before are dropped. */
export function usePreview<Name extends PreviewCall>(name: Name, asking: RequestFor<Name> | null): Previewed<Name> {
  const text = asking ? JSON.stringify(asking) : '';
  const debounced = useDebounced(text, PAUSE_MS);
  const { data, error, isLoading, mutate } = useCall(
    name,
    debounced ? (JSON.parse(debounced) as RequestFor<Name>) : null,
    {
      revalidateOnFocus: false,
      keepPreviousData: true,
    },
  );
  return {
    preview: error ? undefined : data,
    isCurrent: text !== '' && debounced === text && !isLoading && !error,
    error: asking ? error : undefined,
    retry: () => void mutate(),
  };
}
