import { useState } from 'react';
import { HintHost } from '@/components/ui/walkthrough/hint-host';
import { showHint } from '@/components/ui/walkthrough/hint-queue';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { FLAG } from '@/lib/contract/call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { DetailsPopup } from './details-popup';
import { OnboardingPopup } from './onboarding-popup';
import { closePopupState, initialisePopup, isPopupVisible } from './popup-state';
import type { PopupFlag } from './read-popup-flag';

interface PopupsProps {
  readonly flag: PopupFlag;
  readonly name: string;
}

/** POP-04, POP-05: the pop-up of a change flag. */
export function Popups({ flag, name }: PopupsProps) {
  const t = useMessages('buddy');
  const errorText = useErrorText();
  const [state, setState] = useState(() => initialisePopup(flag));
  const { send: closePopup } = useCallMutation('closePopup');

  const close = () => setState(closePopupState);
  const hint = () => showHint('buddy', t('hint'));
  function dismiss() {
    if (!isPopupVisible(state)) return;
    close();
    hint();
    closePopup({ ischg: FLAG.onboarding }).catch((error) => showSnackbar('error', errorText(error)));
  }

  const shared = { isOpen: isPopupVisible(state), onClose: close };
  return (
    <>
      {state.ischg === FLAG.onboarding ? (
        <OnboardingPopup {...shared} name={name} onDismiss={dismiss} onShown={hint} />
      ) : (
        <DetailsPopup {...shared} />
      )}
      <HintHost />
    </>
  );
}
