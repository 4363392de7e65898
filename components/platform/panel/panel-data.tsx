import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface PanelDataProps<Data> {
  /** What `useCall` answered. */
  readonly of: { readonly data?: Data; readonly error?: unknown; readonly mutate: () => Promise<unknown> };
  readonly skeleton: ReactNode;
  /** What else there is to press where it failed, such as what closes the dialog around it. */
  readonly besideRetry?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The data of a call in a panel: first a skeleton, then the data, or the failure with a retry. */
export function PanelData<Data>({
  of: { data, error, mutate },
  skeleton,
  besideRetry,
  children,
}: PanelDataProps<Data>) {
  const errorText = useErrorText();
  const t = useMessages('notice');
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <div aria-busy="true">
        <span role="status" className="sr-only">
          {t('wait')}
        </span>
        {skeleton}
      </div>
    );
  }
  return (
    <div className="space-y-4 py-4">
      <Alert tone="danger">{errorText(error)}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" type="button" onClick={() => void mutate()}>
          {t('retry')}
        </Button>
        {besideRetry}
      </div>
    </div>
  );
}
