'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { showSnackbarWithAction } from '@/components/ui/feedback/snackbar-queue';
import { Spinner } from '@/components/ui/feedback/spinner';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useSetNotificationCount } from '@/lib/client/use-notification-count';
import { useMessages } from '@/lib/i18n/use-messages';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { focusIfWanted, focusNextRow, focusWhenShown } from './row-focus';
import { isOver, useRefusalText } from './use-refusal-text';
import { useTakeBack, type Finishable } from './use-take-back';

interface FinishRowProps {
  readonly of: Finishable;
  readonly code: string;
  readonly title: string;
  /** Stands beside what is done; a tick unless given. */
  readonly mark?: ReactNode;
  /** The row may leave. Without these two the page is read again. */
  readonly onFinished?: () => void;
  readonly onReopened?: () => void;
}

/** How long what is done is seen before it leaves. A second press of the same intent ends before, and meets no other row. */
const LEAVING_MS = 600;

/** Finishes a task, or what a notification asked for, in its row, with a way back; a refusal is said there, and the row stays. */
export function FinishRow({ of, code, title, mark, onFinished, onReopened }: FinishRowProps) {
  const t = useMessages('finish');
  const { refresh } = useRouter();
  const task = useCallMutation('finishTask');
  const notification = useCallMutation('markNotificationRead');
  const setCount = useSetNotificationCount();
  const takeBack = useTakeBack();
  const isSending = task.isSending || notification.isSending;
  const refusalText = useRefusalText();
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const ref = useRef<HTMLSpanElement>(null);
  const row = () => ref.current?.closest('li');

  useEffect(() => {
    if (!isDone) focusIfWanted(row(), code);
  }, [isDone, code]);

  async function finish() {
    setRefusal(null);
    try {
      if (of === 'task') await task.send({ TaskCode: code });
      else setCount(await notification.send({ NotificationCode: code }));
    } catch (error) {
      setRefusal(error);
      return;
    }
    setIsDone(true);
    focusNextRow(row());
    let hasLeft = false;
    const leave = () => {
      hasLeft = true;
      (onFinished ?? refresh)();
    };
    const leaving = setTimeout(leave, LEAVING_MS);
    const undo = async () => {
      clearTimeout(leaving);
      const isOpen = await takeBack(of, code);
      if (isOpen) focusWhenShown(code);
      if (isOpen && hasLeft) (onReopened ?? refresh)();
      if (!isOpen && !hasLeft) leave();
      setIsDone(!isOpen);
    };
    showSnackbarWithAction(t('finishedNow', { title }), { text: t('undo'), run: undo });
  }

  return (
    <>
      <span ref={ref} className="inline-flex shrink-0">
        {isDone && (
          <span data-done="" className="enter-fade inline-flex min-h-11 items-center gap-1.5 text-success md:min-h-8">
            {mark ?? <CheckIcon className="size-4" />}
            {t('done')}
          </span>
        )}
        {!isDone && !isOver(refusal) && (
          <button
            type="button"
            aria-label={t('finish', { title })}
            aria-busy={isSending}
            disabled={isSending}
            onClick={() => void finish()}
            className={rowButtonClasses}
          >
            {isSending ? <Spinner /> : <CheckIcon className="size-4" />}
            {t('done')}
          </button>
        )}
      </span>
      {refusal !== null && (
        <p role="alert" className="basis-full pb-2 text-danger">
          {refusalText(refusal, 'doneAlready')}
        </p>
      )}
    </>
  );
}
