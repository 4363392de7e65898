'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { CallError } from '@/lib/client/call/call-error';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { deletePage } from '../scheduler-pages';
import { useRefreshAfterRun } from './use-refresh-after-run';

/** What can be done with a schedule: letting it run at once, and SSCH-06 where something else runs its service too. */
export function ScheduleActions({ schedule }: { readonly schedule: ServiceSchedule }) {
  const t = useMessages('scheduler');
  const errorText = useErrorText();
  const { AutoCode: code, ServiceName: name, IsNeeded } = schedule;
  const { send, isSending } = useCallMutation('runService');
  const router = useRouter();
  const refreshAfterRun = useRefreshAfterRun(schedule);

  async function run() {
    try {
      await send({ AutoCode: code });
      showSnackbar('success', t('started', { name }));
      refreshAfterRun();
    } catch (error) {
      const isRunning = error instanceof CallError && error.code === 'conflict';
      showSnackbar('error', isRunning ? t('isRunning', { name }) : errorText(error));
      router.refresh();
    }
  }

  return (
    <span className="relative flex gap-1.5 max-md:flex-wrap">
      <button
        type="button"
        disabled={isSending}
        aria-label={t('runNamed', { name })}
        onClick={() => void run()}
        className={rowButtonClasses}
      >
        {t('runNow')}
      </button>
      {!IsNeeded && (
        <Link
          href={deletePage(code)}
          prefetch={false}
          scroll={false}
          aria-label={t('deleteNamed', { name })}
          className={rowButtonClasses}
        >
          {t('delete')}
        </Link>
      )}
    </span>
  );
}
