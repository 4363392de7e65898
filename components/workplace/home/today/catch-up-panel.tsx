import { useRouter } from 'next/navigation';
import { PersonChip } from '@/components/people/person-chip';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { BellIcon, CheckAllIcon } from '@/components/ui/icons/icons';
import { RelativeTime } from '@/components/ui/relative-time';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { kindIcons } from './kind-icons';
import { openingOf } from './opening-of';
import { OpenRow } from './open-row';
import type { TodayRow } from './today-row';

/** What happened while somebody was away, in one list; one press says that they know, and it is not offered again. */
export function CatchUpPanel({ close }: PanelProps) {
  const t = useMessages('home');
  const errorText = useErrorText();
  const { refresh } = useRouter();
  const missed = useCall('listCatchUp', {}, { revalidateOnFocus: false });
  const { send, isSending } = useCallMutation('closeCatchUp');

  async function dismiss() {
    try {
      await send({});
      close();
      refresh();
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  }

  return (
    <PanelData of={missed} skeleton={<SkeletonRows rows={6} />}>
      {(rows) => (
        <>
          {rows.length === 0 ? (
            <EmptyState title={t('missedNothing')} text={t('missedNothingText')} />
          ) : (
            <>
              <p className="text-muted">{t('catchUpLead')}</p>
              <ol className="mt-2 divide-y divide-line">
                {rows.map((row) => (
                  <MissedRow key={`${row.Kind} ${row.Code}`} row={row} />
                ))}
              </ol>
            </>
          )}
          <Button type="button" isBusy={isSending} busyText={t('caughtUp')} onClick={dismiss} className="mt-6 w-full">
            <CheckAllIcon className="size-5" />
            {t('caughtUp')}
          </Button>
        </>
      )}
    </PanelData>
  );
}

function MissedRow({ row }: { row: TodayRow }) {
  const t = useMessages('home');
  const { Kind, Title, Name, Empid, HasPhoto, KeyCode, CreatedDate } = row;
  const KindIcon = kindIcons[Kind] ?? BellIcon;
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-surface-sunken text-muted">
        <KindIcon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {Kind === 'wish' ? (
            <button
              type="button"
              onClick={() => openPanel('happenings', 'received')}
              className="rounded-sm text-left hover:underline"
            >
              {Title}
            </button>
          ) : (
            <OpenRow {...openingOf(row)} look="title" />
          )}
        </p>
        <p className="wrap-anywhere text-muted">
          {Kind === 'article' && `${t('newToRead')} · `}
          {Name && <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={KeyCode} face="none" />}
          {Name && ' · '}
          <RelativeTime at={CreatedDate} />
        </p>
      </div>
    </li>
  );
}
