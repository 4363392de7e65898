import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface ListEndProps {
  readonly list: {
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    readonly failure: unknown;
    readonly loadMore: () => Promise<void>;
  };
  /** What is read out, the list included. */
  readonly label: string;
}

/** The way to the next tasks of a list, or why they did not come. */
export function ListEnd({ list, label }: ListEndProps) {
  const t = useMessages('tasks');
  const errorText = useErrorText();
  if (!list.hasMore) return null;
  return (
    <div className="space-y-3 border-t border-line p-4 text-center">
      {list.failure !== null && <Alert tone="danger">{errorText(list.failure)}</Alert>}
      <Button
        variant="secondary"
        type="button"
        aria-label={label}
        isBusy={list.isLoadingMore}
        onClick={() => void list.loadMore()}
      >
        {t('more')}
      </Button>
    </div>
  );
}
