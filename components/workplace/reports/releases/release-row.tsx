import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReportRelease } from '@/lib/contract/workplace/reports/sending/subscriptions';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface ReleaseRowProps {
  readonly release: ReportRelease;
  readonly onRemoved: () => void;
}

/** An address that a layout is released to, until when and by whom. */
export function ReleaseRow({ release, onRemoved }: ReleaseRowProps) {
  const t = useMessages('report-releases');
  const language = useLanguage();
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('removeReportRelease');
  const { ReleaseCode, Address, UntilDate, ReleasedBy } = release;

  async function remove() {
    try {
      await send({ ReleaseCode });
      showSnackbar('success', t('removed', { address: Address }));
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
    onRemoved();
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 basis-56 grow">
        <p className="font-medium wrap-anywhere">{Address}</p>
        <p className="text-muted">{t('until', { day: wireTimeText(UntilDate, language), name: ReleasedBy })}</p>
      </div>
      <button
        type="button"
        disabled={isSending}
        aria-label={t('removeNamed', { address: Address })}
        onClick={() => void remove()}
        className={rowButtonClasses}
      >
        {t('remove')}
      </button>
    </li>
  );
}
