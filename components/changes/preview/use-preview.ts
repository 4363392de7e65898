import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import type { RequestFor } from '@/lib/contract/all';

/** How long nobody types before it is asked, in milliseconds. */
const DELAY_MS = 350;

/** The calls that say what a save would do. */
type PreviewCall = 'previewChange' | 'previewTagChange' | 'previewLeaving';

/** What a save would do, asked anew while the form changes; null while there is nothing to ask yet. What was shown stands until then. */
export function usePreview<Name extends PreviewCall>(name: Name, request: RequestFor<Name> | null) {
  const text = request ? JSON.stringify(request) : '';
  const settled = useDebounced(text, DELAY_MS);
  const asked = text && settled ? (JSON.parse(settled) as RequestFor<Name>) : null;
  const { data, error, isLoading, isValidating } = useCall(name, asked, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const isStale = text !== settled || isLoading || isValidating;
  return {
    preview: asked && !error ? data : undefined,
    error: asked ? error : undefined,
    isAsked: asked !== null,
    isStale,
  };
}

export type PreviewState = ReturnType<typeof usePreview<'previewChange'>>;
