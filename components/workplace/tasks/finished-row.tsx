import { useRef, useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { wireTimeText } from '@/lib/dates';
import { relativeDayText } from '@/lib/relative-dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { OwnTask } from './own-task';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { focusNextRow } from '@/components/platform/finish/row-focus';
import { useTakeBack } from '@/components/platform/finish/use-take-back';

interface FinishedRowProps {
  readonly task: OwnTask;
  readonly now: Date;
  readonly onReopened: (task: OwnTask) => void;
}

/** What was finished and when, with a way back. */
export function FinishedRow({ task, now, onReopened }: FinishedRowProps) {
  const t = useMessages('tasks');
  const language = useLanguage();
  const reopen = useTakeBack();
  const [isSending, setIsSending] = useState(false);
  const ref = useRef<HTMLLIElement>(null);

  async function takeBack() {
    setIsSending(true);
    const isOpen = await reopen('task', task.TaskCode);
    setIsSending(false);
    if (!isOpen) return;
    focusNextRow(ref.current);
    showSnackbar('success', t('reopenedNow', { title: task.Title }));
    onReopened(task);
  }

  return (
    <li ref={ref} className="flex flex-wrap items-center gap-x-3 px-4 py-2 -outline-offset-2 last:rounded-b-lg md:px-5">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{task.Title}</p>
        <p className="text-muted" title={wireTimeText(task.DoneDate, language)}>
          {t('finishedOn', { date: relativeDayText(task.DoneDate, now, language) })}
        </p>
      </div>
      <button
        type="button"
        aria-label={t('reopenTask', { title: task.Title })}
        aria-busy={isSending}
        disabled={isSending}
        onClick={() => void takeBack()}
        className={rowButtonClasses}
      >
        {t('reopen')}
      </button>
    </li>
  );
}
