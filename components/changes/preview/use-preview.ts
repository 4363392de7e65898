import { useCall } from '@/lib/client/call/use-call';
import { useDebounced } from '@/lib/client/use-debounced';
import type { PreviewRequest } from './preview-data';

/** How long nobody types before it is asked, in milliseconds. */
const DELAY_MS = 350;

/** What a save would do, asked anew while the form changes; null while there is nothing to ask yet. What was shown stands until then. */
export function usePreview(request: PreviewRequest | null) {
  const text = request ? JSON.stringify(request) : '';
  const settled = useDebounced(text, DELAY_MS);
  const asked = text && settled ? (JSON.parse(settled) as PreviewRequest) : null;
  const { data, error, isLoading, isValidating } = useCall('previewChange', asked, {
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

export type PreviewState = ReturnType<typeof usePreview>;
