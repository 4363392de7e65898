import { lazy, Suspense, useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Menu } from '@/components/ui/overlay/menu';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { toolButtonClasses } from '@/components/ui/table/layout/tool-button-classes';
import { DownloadIcon } from '@/components/ui/table/table-icons';
import { REPORT_FORMATS, type ReportFormat } from '@/lib/contract/workplace/reports/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfFile } from '@/lib/links/address-of-file';
import { saveReport } from './save-report';

const DownloadProgress = lazy(async () => ({ default: (await import('./download-progress')).DownloadProgress }));

interface DownloadMenuProps {
  readonly code: string;
  /** What the file is to hold, as it is asked for. */
  readonly questionOf: () => object;
}

/** Saves all rows of what is looked at as a file. While it is written it says how far it is, and can be stopped. */
export function DownloadMenu({ code, questionOf }: DownloadMenuProps) {
  const t = useMessages('reports');
  const errorText = useErrorText();
  const [run, setRun] = useState<string | null>(null);

  async function start(Format: ReportFormat) {
    const RunCode = crypto.randomUUID();
    const Question = JSON.stringify(questionOf());
    const href = addressOfFile('downloadReport', { ReportCode: code, Format, RunCode, Question });
    try {
      await saveReport({ ReportCode: code, Question }, href);
      setRun(RunCode);
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  if (run)
    return (
      <Suspense>
        <DownloadProgress code={code} run={run} onEnd={() => setRun(null)} />
      </Suspense>
    );
  return (
    <Menu
      label={t('download')}
      trigger={
        <>
          <DownloadIcon />
          <span className="max-lg:sr-only">{t('download')}</span>
        </>
      }
      triggerClasses={toolButtonClasses}
      placeClasses="md:relative"
      panelClasses="mt-2 max-md:inset-x-0 md:right-0 md:w-48"
    >
      {REPORT_FORMATS.map((format) => (
        <button key={format} type="button" className={menuItemClasses} onClick={() => void start(format)}>
          {t(format)}
        </button>
      ))}
    </Menu>
  );
}
