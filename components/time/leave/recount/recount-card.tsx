import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Alert } from '@/components/ui/feedback/alert';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { RecountTable, type RecountRow } from './recount-table';

interface RecountCardProps {
  readonly caption: string;
  readonly rows: readonly RecountRow[];
  readonly isMore: boolean;
  /** Why the rows could not be read anew; else null. */
  readonly unread: string | null;
  readonly none: { readonly title: string; readonly text: string };
  readonly action: string;
  /** Counts the rows anew and answers what came of it, in words. */
  readonly recount: () => Promise<string>;
}

/** What counts differently since a calendar was changed: listed first, and booked once somebody says so. */
export function RecountCard({ caption, rows, isMore, unread, none, action, recount }: RecountCardProps) {
  const t = useMessages('leave-recount');
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const doneRef = useRef<HTMLDivElement>(null);

  // The button goes with the last request.
  useEffect(() => {
    if (done) doneRef.current?.focus();
  }, [done]);

  async function press() {
    setDone(null);
    setError(null);
    setIsBusy(true);
    try {
      setDone(await recount());
    } catch (refusal) {
      setError(errorText(refusal));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="space-y-4">
      {done && (
        <div ref={doneRef} tabIndex={-1} className="outline-none">
          <Alert tone="success">{done}</Alert>
        </div>
      )}
      {(error ?? unread) && <Alert tone="danger">{error ?? unread}</Alert>}
      <Card className="p-5 md:p-6">
        {rows.length === 0 ? (
          <EmptyState title={none.title} text={none.text} />
        ) : (
          <>
            <RecountTable caption={caption} rows={rows} />
            {isMore && <p className="mt-3 text-muted">{t('more')}</p>}
            <div className="mt-5">
              <Button isBusy={isBusy} busyText={t('recounting')} onClick={() => void press()}>
                {action}
              </Button>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
