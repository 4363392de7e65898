import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/feedback/spinner';
import type { ImportState } from '@/lib/contract/workplace/imports/import-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { useImport } from '../detail/import-context';
import { OutcomeCounts } from '../outcome-counts';
import { ProgressLine } from './progress-line';
import { useImportProgress } from './use-import-progress';

type Running = Extract<ImportState, 'checking' | 'writing' | 'taking_back'>;

/** What goes on with the rows at present. It goes on without the page, too. */
export function JobProgress({ state }: { readonly state: Running }) {
  const t = useMessages('imports');
  const { found, refresh } = useImport();
  const polled = useImportProgress(found.ImportCode, state, refresh);
  const title = t(`running.${state}`);
  return (
    <Card className="max-w-3xl space-y-4 p-5 md:p-6">
      <div>
        <h2 className="flex items-center gap-2.5 text-base font-semibold">
          <Spinner />
          {title}
        </h2>
        <p className="mt-1 text-muted">{t(`running.${state}Text`)}</p>
      </div>
      <ProgressLine label={title} progress={polled?.Progress ?? found.Progress} />
      {state === 'checking' && polled && <OutcomeCounts counts={polled.Counts} />}
    </Card>
  );
}
