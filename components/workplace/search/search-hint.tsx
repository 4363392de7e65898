import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { MIN_CHARACTERS } from './search-items';

interface SearchHintProps {
  readonly state: { readonly isLoading: boolean; readonly error?: unknown; readonly mutate: () => Promise<unknown> };
  /** Whether something is typed; else the favourites are what is not there. */
  readonly isAsking: boolean;
  readonly isTooShort: boolean;
  readonly text: string;
  readonly retryText: string;
}

/** What stands where results would: what to type, what is on its way, what was not found, or why there is nothing. */
export function SearchHint({ state, isAsking, isTooShort, text, retryText }: SearchHintProps) {
  const t = useMessages('search');
  const errorText = useErrorText();
  if (isAsking && isTooShort) return <HintText>{t('typeMore', { count: MIN_CHARACTERS })}</HintText>;
  if (state.error)
    return (
      <div className="space-y-3 px-2">
        <Alert tone="danger">{errorText(state.error)}</Alert>
        <Button variant="secondary" type="button" onClick={() => void state.mutate()}>
          {retryText}
        </Button>
      </div>
    );
  if (state.isLoading)
    return (
      <div aria-busy="true" className="px-3">
        <SkeletonRows rows={3} />
      </div>
    );
  return <HintText>{isAsking ? t('nothing', { text }) : t('noFavourites')}</HintText>;
}

const HintText = ({ children }: { children: string }) => (
  <p className="px-3 py-10 text-center break-words text-muted">{children}</p>
);
