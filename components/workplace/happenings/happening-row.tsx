import { clsx } from 'clsx';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button/button';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { SendIcon } from '@/components/ui/icons/icons';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Happening } from './happening';

interface HappeningRowProps {
  readonly happening: Happening;
  /** Whether the focus comes here with it. */
  readonly hasFocus: boolean;
  readonly onWish: () => void;
}

/** HAP-09: the progress classes of which each row gets one. */
const PROGRESS = ['bg-accent', 'bg-success', 'bg-info', 'bg-warning'] as const;

const drawLot = () => PROGRESS[Math.floor(Math.random() * PROGRESS.length)];

/** Who celebrates what, and the way to wish them something; without their codes there is none. */
export function HappeningRow({ happening, hasFocus, onWish }: HappeningRowProps) {
  const t = useMessages('happenings');
  const [progress] = useState(drawLot);
  const { WishType, DisplayName, DisplayOrg, Empid, HasPhoto, Years, ChillCode, WishCode, IsWished } = happening;
  const anniversary = Years === null ? t('joined') : t('years', { years: Years });
  return (
    <li className="relative flex gap-3 overflow-hidden rounded border border-line py-3 pr-3 pl-5">
      <span aria-hidden="true" className={clsx('absolute inset-y-0 left-0 w-1.5', progress)} />
      <Avatar name={DisplayName} size="sm" photo={photoOf(Empid, HasPhoto)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{DisplayName}</p>
        <p className="text-muted">{[WishType === 'Joining' && anniversary, DisplayOrg].filter(Boolean).join(' · ')}</p>
        {IsWished && (
          <p className="mt-0.5 flex items-center gap-1 text-success">
            <CheckIcon className="size-4" />
            {t('wished')}
          </p>
        )}
        {ChillCode && WishCode && (
          <Button
            variant="secondary"
            type="button"
            className="mt-2"
            autoFocus={hasFocus}
            aria-label={`${t(IsWished ? 'wishAgain' : 'wish')}: ${DisplayName}`}
            onClick={onWish}
          >
            <SendIcon className="size-4" />
            {t(IsWished ? 'wishAgain' : 'wish')}
          </Button>
        )}
      </div>
    </li>
  );
}
