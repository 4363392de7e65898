import Link from 'next/link';
import { preloadPanel } from '@/components/platform/panel/preload-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { PartyIcon } from '@/components/ui/icons/reading-icons';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfPerson } from '../address-of-person';

interface CardActionsProps {
  readonly keyCode: string;
  /** Empty where the reader may not know it. */
  readonly mail: string;
}

/** What one may do about somebody: wish them something on their day, write to them, open their page. */
export function CardActions({ keyCode, mail }: CardActionsProps) {
  const t = useMessages('people.card');
  const happenings = useCall(
    'listHappeningsToday',
    { ChillCode: keyCode, WithJoiners: true },
    { revalidateOnFocus: false },
  );
  const happening = happenings.data?.find(({ WishCode }) => WishCode);

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(mail);
      showSnackbar('success', t('copied', { address: mail }));
    } catch {
      showSnackbar('error', t('notCopied', { address: mail }));
    }
  }

  return (
    <span className="mt-4 flex flex-wrap gap-2">
      {happening && (
        <button
          type="button"
          aria-haspopup="dialog"
          data-closes=""
          onPointerEnter={() => preloadPanel('happenings')}
          onClick={() => openPanel('happenings', keyCode)}
          className={`${buttonClasses('primary')} w-full`}
        >
          <PartyIcon className="size-4" />
          {t(
            happening.JoinedDate ? 'sayHello' : happening.WishType === 'BirthDay' ? 'wishBirthday' : 'wishAnniversary',
          )}
        </button>
      )}
      <Link href={addressOfPerson(keyCode)} prefetch={false} className={`${buttonClasses('secondary')} flex-1`}>
        {t('openProfile')}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        data-closes=""
        onPointerEnter={() => preloadPanel('spotlight')}
        onClick={() => openPanel('spotlight', keyCode)}
        className={`${buttonClasses('secondary')} flex-1`}
      >
        {t('spotlight')}
      </button>
      {mail && (
        <button type="button" onClick={() => void copyAddress()} className={`${buttonClasses('secondary')} flex-1`}>
          {t('copyAddress')}
        </button>
      )}
    </span>
  );
}
