import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { useMessages } from '@/lib/i18n/use-messages';
import { CheckButton } from '../check/check-button';
import { columnsPage, NEW_IMPORT_PAGE } from '../import-pages';
import { RowTable } from '../rows/row-table';
import { UndoButton } from '../write/undo-button';
import { WriteButton } from '../write/write-button';
import { DiscardButton } from './discard-button';
import { useImport } from './import-context';
import { ProblemNote } from './problem-note';

/** An import that came to an end before it was done: why, and the ways on. */
export function FailedImport() {
  const t = useMessages('imports');
  const { found } = useImport();
  const { ImportCode, Problem, Counts, CanCheck, CanMap, CanRun, CanUndo, CanDiscard } = found;
  return (
    <div className="space-y-5">
      <ProblemNote problem={Problem} />
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {CanCheck && <CheckButton text={t('check.again')} variant="primary" />}
        {CanRun && !CanCheck && <WriteButton />}
        {CanUndo && Counts.Written + Counts.InTheWay > 0 && <UndoButton />}
        {CanMap && (
          <Link href={columnsPage(ImportCode)} prefetch={false} className={buttonClasses('secondary')}>
            {t('check.columns')}
          </Link>
        )}
        <Link href={NEW_IMPORT_PAGE} prefetch={false} className={buttonClasses('secondary')}>
          {t('otherFile')}
        </Link>
        {CanDiscard && <DiscardButton />}
      </div>
      {Counts.Rows > 0 && <RowTable by={Counts.Written > 0 ? 'state' : 'outcome'} />}
    </div>
  );
}
