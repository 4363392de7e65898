import { useEffect, useRef } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Spinner } from '@/components/ui/feedback/spinner';
import { toolButtonClasses } from '@/components/ui/table/layout/tool-button-classes';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

const POLL_MS = 1_000;
/** So often the HR API may not know the file yet, before it is taken for one that was never begun. */
const MAX_UNKNOWN = 10;

interface DownloadProgressProps {
  readonly code: string;
  readonly run: string;
  readonly onEnd: () => void;
}

/** How far a file is, and what stops it. */
export function DownloadProgress({ code, run, onEnd }: DownloadProgressProps) {
  const t = useMessages('reports');
  const language = useLanguage();
  const errorText = useErrorText();
  const unknown = useRef(0);
  const { send, isSending } = useCallMutation('stopReport');
  const { data, error } = useCall(
    'getReportStatus',
    { ReportCode: code, RunCode: run },
    {
      refreshInterval: POLL_MS,
      revalidateOnFocus: false,
      onError: () => {
        unknown.current += 1;
        if (unknown.current < MAX_UNKNOWN) return;
        showSnackbar('error', t('failed'));
        onEnd();
      },
    },
  );
  const status = error ? undefined : data?.Status;
  const rows = new Intl.NumberFormat(language).format(data?.RowCount ?? 0);

  useEffect(() => {
    if (status !== 'C' && status !== 'E') return;
    showSnackbar(status === 'C' ? 'success' : 'error', status === 'C' ? t('complete', { count: rows }) : t('failed'));
    onEnd();
  }, [status, rows, onEnd, t]);

  async function stop() {
    try {
      await send({ RunCode: run });
      showSnackbar('success', t('stopped'));
    } catch (failure) {
      showSnackbar('error', errorText(failure));
    }
    onEnd();
  }

  return (
    <div className="flex items-center gap-2">
      <span role="status" className="inline-flex items-center gap-2 text-muted digits">
        <Spinner />
        {t('writing', { count: rows })}
      </span>
      <button type="button" disabled={isSending} onClick={() => void stop()} className={toolButtonClasses}>
        {t('stop')}
      </button>
    </div>
  );
}
