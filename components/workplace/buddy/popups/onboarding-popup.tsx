'use client';

import { usePathname } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import { FLAG } from '@/lib/contract/call';
import { useMessages } from '@/lib/i18n/use-messages';
import { BuddyPicker } from '../companion/buddy-picker';
import type { Companion } from '../companion/companion';
import { popupClasses } from './popup-classes';
import type { PopupProps } from './popup-props';
import { startTour } from './start-tour';

interface OnboardingPopupProps extends PopupProps {
  readonly name: string;
  /** Takes the pop-up away, here and for good. */
  readonly onDismiss: () => void;
  /** The tour is over. */
  readonly onShown: () => void;
}

/** POP-04: a new person is met with company for a tour of the frame. */
export function OnboardingPopup({ isOpen, name, onClose, onDismiss, onShown }: OnboardingPopupProps) {
  const t = useMessages('buddy');
  const path = usePathname();
  const { send: closePopup } = useCallMutation('closePopup');

  async function begin(companion: Companion) {
    await closePopup({ ischg: FLAG.onboarding });
    const isShown = await startTour({ kind: 'global', path, t, companion, makeWay: onClose, onEnd: onShown });
    if (!isShown) onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={onDismiss} title={t('choose')} classes={popupClasses}>
      <p className="mt-1 mb-5 text-base text-muted">{t('welcome', { name })}</p>
      <BuddyPicker current="" isSuggested onChosen={begin} />
      <div className="mt-6 flex justify-end">
        <Button type="button" variant="secondary" onClick={onDismiss}>
          {t('notNow')}
        </Button>
      </div>
    </Dialog>
  );
}
