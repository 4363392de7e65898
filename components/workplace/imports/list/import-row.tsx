import Link from 'next/link';
import { RelativeTime } from '@/components/ui/relative-time';
import { FileIcon } from '@/components/ui/icons/reading-icons';
import { RUNNING_STATES } from '@/lib/contract/workplace/imports/import-rules';
import type { ImportOfList } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { importPage } from '../import-pages';
import { OutcomeCounts } from '../outcome-counts';
import { ProgressLine } from '../progress/progress-line';
import { useImportProgress } from '../progress/use-import-progress';
import { StateBadge } from '../state-badge';

interface ImportRowProps {
  readonly row: ImportOfList;
  /** The job of it has come to an end. */
  readonly onEnd: () => void;
}

/** An import in the list: what, of whom and when, and what came of it, or how far its job is. The whole row opens it. */
export function ImportRow({ row, onEnd }: ImportRowProps) {
  const t = useMessages('imports');
  const {
    ImportCode,
    KindName,
    FileName,
    State,
    Counts,
    Problem,
    By,
    IsOwn,
    CreatedAt,
    WrittenAt,
    TakenBackAt,
    Waits,
  } = row;
  const polled = useImportProgress(ImportCode, State, onEnd);
  const isRunning = RUNNING_STATES.includes(State);
  return (
    <li className="relative grid gap-x-5 gap-y-2 px-4 py-3.5 hover:bg-hover md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem] md:items-center md:px-5">
      <div className="flex min-w-0 items-start gap-3">
        <FileIcon className="mt-0.5 size-5 text-muted" />
        <div className="min-w-0">
          <Link
            href={importPage(ImportCode)}
            prefetch={false}
            className="rounded-sm font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {FileName}
          </Link>
          <p className="text-muted">
            {KindName} · {IsOwn ? t('list.you') : By.Name} · <RelativeTime at={TakenBackAt || WrittenAt || CreatedAt} />
          </p>
        </div>
      </div>
      <div className="min-w-0">
        {isRunning ? (
          <ProgressLine label={t(`running.${State as 'checking'}`)} progress={polled?.Progress ?? row.Progress} />
        ) : Problem ? (
          <p className="text-danger">{t(`problems.${Problem.Code}`)}</p>
        ) : (
          <>
            <OutcomeCounts counts={Counts} />
            {Waits.map((why) => (
              <p key={why} className="mt-0.5 text-warning">
                {why}
              </p>
            ))}
          </>
        )}
      </div>
      <div className="md:justify-self-end">
        <StateBadge state={polled?.State ?? State} isWaiting={Waits.length > 0} />
      </div>
    </li>
  );
}
