import { PanelData } from '@/components/platform/panel/panel-data';
import { Avatar } from '@/components/ui/avatar';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import type { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { pictureOfPath } from '@/lib/links/upstream-links';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { BackButton } from './back-button';

interface ReceivedWishesProps {
  readonly received: ReturnType<typeof useCall<'listReceivedWishes'>>;
  readonly onBack: () => void;
}

/** What colleagues wished the person, the newest first. */
export function ReceivedWishes({ received, onBack }: ReceivedWishesProps) {
  const t = useMessages('happenings');
  return (
    <>
      <BackButton text={t('back')} onBack={onBack} />
      <h3 className="mt-3 mb-4 font-semibold">{t('receivedTitle')}</h3>
      <PanelData of={received} skeleton={<SkeletonRows rows={4} />}>
        {(wishes) =>
          wishes.length > 0 ? (
            <ul className="space-y-3">
              {wishes.map((wish) => (
                <ReceivedWish key={wish.WishCode} wish={wish} />
              ))}
            </ul>
          ) : (
            <EmptyState title={t('receivedNone')} text={t('receivedNoneText')} />
          )
        }
      </PanelData>
    </>
  );
}

function ReceivedWish({ wish }: { wish: ReplyFor<'listReceivedWishes'>[number] }) {
  const t = useMessages('happenings');
  const language = useLanguage();
  const picture = pictureOfPath(wish.AttachImage);
  return (
    <li className="flex flex-wrap gap-4 rounded border border-line p-4">
      {picture && (
        // eslint-disable-next-line @next/next/no-img-element -- a drawing of ours, never optimised
        <img src={picture} alt={wish.ImageName} loading="lazy" className="size-28 rounded-sm object-cover" />
      )}
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-base whitespace-pre-line">{wish.Content}</p>
        <div className="mt-3 flex items-center gap-3">
          <Avatar name={wish.Name} size="sm" photo={photoOf(wish.Empid, wish.HasPhoto)} />
          <div className="min-w-0">
            <p className="font-medium">{wish.Name}</p>
            <p className="text-muted">
              {t(wish.IsWelcome ? 'forWelcome' : wish.WishType === 'BirthDay' ? 'forBirthday' : 'forAnniversary')} ·{' '}
              {wireTimeText(wish.SentDate, language)}
            </p>
          </div>
        </div>
      </div>
    </li>
  );
}
