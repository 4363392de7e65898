import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface NewCodesProps {
  readonly codes: readonly string[];
  /** What has just been done. */
  readonly title: string;
  readonly onDone: () => Promise<unknown> | void;
}

/** Recovery codes in the one moment in which they can be read: to be copied or printed. */
export function NewCodes({ codes, title, onDone }: NewCodesProps) {
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function finish() {
    setIsBusy(true);
    setFailure(null);
    try {
      await onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
    setIsBusy(false);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showSnackbar('success', t('copied'));
    } catch {
      showSnackbar('error', t('notCopied'));
    }
  }

  return (
    <section aria-labelledby="new-codes" className="space-y-4">
      <Alert tone="success">{title}</Alert>
      <div>
        <h2 id="new-codes" ref={heading} tabIndex={-1} className="rounded-sm text-base font-semibold">
          {t('newCodes')}
        </h2>
        <p className="mt-1 max-w-xl text-pretty text-muted">{t('newCodesText')}</p>
      </div>
      <ol
        translate="no"
        className="digits grid gap-x-6 gap-y-1 rounded border border-line bg-surface-sunken px-4 py-3 text-base font-medium sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button type="button" isBusy={isBusy} onClick={() => void finish()}>
          {t('done')}
        </Button>
        <Button type="button" variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button type="button" variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </section>
  );
}
