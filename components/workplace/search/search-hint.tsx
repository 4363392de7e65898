import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { isTooShort, MIN_CHARACTERS, TARGET, type ItemGroup, type Target } from './search-items';

interface SearchHintProps {
  readonly state: {
    readonly isWaiting?: boolean;
    readonly isLoading?: boolean;
    readonly error?: unknown;
    readonly groups?: readonly ItemGroup[];
    readonly mutate: () => Promise<unknown>;
  };
  /** Whether something is typed; else the favourites are what is not there. */
  readonly isAsking: boolean;
  readonly target: Target;
  readonly text: string;
  /** How many stand above. */
  readonly rows: number;
}

/** What stands where results would: why there are none or not all, what is on its way, what to type, what was not found. */
export function SearchHint({ state, isAsking, target, text, rows }: SearchHintProps) {
  const t = useMessages('search');
  const errorText = useErrorText();
  const retryText = useMessages('notice')('retry');
  if (state.error)
    return (
      <div className="mt-2 space-y-3 px-2">
        <Alert tone="danger">{errorText(state.error)}</Alert>
        <Button variant="secondary" type="button" onClick={() => void state.mutate()}>
          {retryText}
        </Button>
      </div>
    );
  if (rows > 0) return null;
  const needsMore = target !== TARGET.menu && target !== TARGET.verbs && isTooShort(text);
  if (state.isWaiting || state.isLoading)
    return (
      <div aria-busy="true" className="px-3">
        <SkeletonRows rows={3} />
      </div>
    );
  if (isAsking && needsMore) return <HintText>{t('typeMore', { count: MIN_CHARACTERS })}</HintText>;
  if (state.groups?.some(({ problem }) => problem)) return null;
  return <HintText>{isAsking ? t('nothing', { text }) : t('noFavourites')}</HintText>;
}

const HintText = ({ children }: { children: string }) => (
  <p className="px-3 py-10 text-center break-words text-muted">{children}</p>
);
