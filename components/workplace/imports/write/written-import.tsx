import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { RelativeTime } from '@/components/ui/relative-time';
import { useMessages } from '@/lib/i18n/use-messages';
import { useImport } from '../detail/import-context';
import { ProblemNote } from '../detail/problem-note';
import { NEW_IMPORT_PAGE } from '../import-pages';
import { ErrorFile } from '../check/error-file';
import { RowTable } from '../rows/row-table';
import { useCountedChanges } from '../use-counted-changes';
import { UndoButton } from './undo-button';

/** The last step: what was written, by whom and when, row by row; and what of it was taken back, or stands in the way of that. */
export function WrittenImport() {
  const t = useMessages('imports');
  const countedChanges = useCountedChanges();
  const { found } = useImport();
  const { State, Problem, Counts, Mode, WrittenAt, TakenBackAt, CanUndo } = found;
  const { Refused, TakenBack, InTheWay } = Counts;
  const isTakenBack = State === 'taken_back';
  return (
    <div className="space-y-5">
      <ProblemNote problem={Problem} />
      <Card className="space-y-4 p-5 md:p-6">
        <div role="status">
          <h2 className="text-lg font-semibold">
            {isTakenBack ? t('undo.done', { count: TakenBack }) : t('write.done', { what: countedChanges(Counts) })}
          </h2>
          <p className="mt-1 text-muted">
            {[
              isTakenBack && InTheWay > 0 && t('undo.inTheWay', { count: InTheWay }),
              !isTakenBack && Mode && t(`write.doneAs.${Mode}`),
              !isTakenBack && Refused > 0 && t('write.wereLeftOut', { count: Refused }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          {CanUndo && <UndoButton />}
          <Link href={NEW_IMPORT_PAGE} prefetch={false} className={buttonClasses('secondary')}>
            {t('new')}
          </Link>
        </div>
        <p className="flex flex-wrap gap-x-4 text-xs text-muted">
          <RelativeTime at={WrittenAt} sentence={(time) => t('write.at', { time })} isStop />
          {TakenBackAt && <RelativeTime at={TakenBackAt} sentence={(time) => t('undo.at', { time })} isStop />}
        </p>
      </Card>
      {!isTakenBack && Refused > 0 && <ErrorFile canCorrect={false} />}
      <RowTable key={State} by="state" first={InTheWay > 0 ? 'in_the_way' : undefined} />
    </div>
  );
}
