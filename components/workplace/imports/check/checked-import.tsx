import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { RelativeTime } from '@/components/ui/relative-time';
import { useMessages } from '@/lib/i18n/use-messages';
import { DiscardButton } from '../detail/discard-button';
import { useImport } from '../detail/import-context';
import { ProblemNote } from '../detail/problem-note';
import { columnsPage } from '../import-pages';
import { RowTable } from '../rows/row-table';
import { WaitNote } from './wait-note';
import { useCountedChanges } from '../use-counted-changes';
import { WriteButton } from '../write/write-button';
import { CheckButton } from './check-button';
import { ErrorFile } from './error-file';

/** The second step: what would happen, row by row, before anything has. */
export function CheckedImport() {
  const t = useMessages('imports');
  const countedChanges = useCountedChanges();
  const { found } = useImport();
  const { ImportCode, Problem, Counts, CheckedAt, CanRun, CanMap, CanCheck, CanDiscard, Waits } = found;
  const { New, Changed, Same, Refused } = Counts;
  const hasWork = New + Changed > 0;
  return (
    <div className="space-y-5">
      <ProblemNote problem={Problem} />
      {Waits.length > 0 && <WaitNote waits={Waits} />}
      <Card className="space-y-4 p-5 md:p-6">
        <div role="status">
          <h2 className="text-lg font-semibold">
            {hasWork
              ? t('check.would', { what: countedChanges(Counts) })
              : t(Refused > 0 ? 'check.allRefused' : 'check.nothing')}
          </h2>
          <p className="mt-1 text-muted">
            {[
              Same > 0 && t('check.same', { count: Same }),
              Refused > 0 && t('check.refused', { count: Refused }),
              t('check.untouched'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          {CanRun && hasWork && <WriteButton />}
          {CanMap && (
            <Link href={columnsPage(ImportCode)} prefetch={false} className={buttonClasses('secondary')}>
              {t('check.columns')}
            </Link>
          )}
          {CanCheck && <CheckButton text={t('check.again')} variant="secondary" />}
          {CanDiscard && <DiscardButton />}
        </div>
        <p className="text-xs text-muted">
          <RelativeTime at={CheckedAt} sentence={(time) => t('check.at', { time })} isStop />
        </p>
      </Card>
      {Refused > 0 && <ErrorFile canCorrect />}
      <RowTable by="outcome" first={Refused > 0 ? 'refused' : undefined} />
    </div>
  );
}
