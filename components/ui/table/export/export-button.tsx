import { useEffect, useRef, useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Spinner } from '@/components/ui/feedback/spinner';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import type { Column } from '../column';
import { DownloadIcon } from '../table-icons';
import type { TablePage } from '../table-props';
import { toolButtonClasses } from '../layout/tool-button-classes';

interface ExportButtonProps<Row> {
  /** Those that are shown. */
  readonly columns: readonly Column<Row>[];
  readonly page: Pick<TablePage<Row>, 'batches' | 'exportLimit'>;
}

/** TBL-05: every row that is searched and filtered for, of all pages. While it is written a press stops it. */
export function ExportButton<Row>({ columns, page }: ExportButtonProps<Row>) {
  const t = useMessages('table');
  const language = useLanguage();
  const [written, setWritten] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  const number = new Intl.NumberFormat(language);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = (running.current = new AbortController());
    let last = 0;
    setWritten(0);
    try {
      const { exportRows } = await import('./export-rows');
      await exportRows({
        columns,
        batches: page.batches,
        signal: controller.signal,
        onProgress: (rows) => setWritten((last = rows)),
      });
      if (last === page.exportLimit) showSnackbar('success', t('exportCut', { count: number.format(last) }));
    } catch {
      if (!controller.signal.aborted) showSnackbar('error', t('exportFailed'));
    }
    if (running.current === controller) setWritten(null);
  }

  if (written === null)
    return (
      <button type="button" aria-label={t('download')} onClick={() => void start()} className={toolButtonClasses}>
        <DownloadIcon />
      </button>
    );
  return (
    <div className="flex items-center gap-2">
      <span role="status" className="inline-flex items-center gap-2 text-muted digits">
        <Spinner />
        {t('exporting', { count: number.format(written) })}
      </span>
      <button
        type="button"
        onClick={() => {
          running.current?.abort();
          setWritten(null);
        }}
        className={toolButtonClasses}
      >
        {t('cancel')}
      </button>
    </div>
  );
}
