'use client';

import { useEffect, useState } from 'react';
import { showHint } from '@/components/ui/walkthrough/hint-queue';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { FLAG } from '@/lib/contract/call';
import type { Language } from '@/lib/contract/platform/languages';
import type { BuddyTranslator } from '../buddy-messages';
import { closePopupState, initialisePopup, isPopupVisible } from './popup-state';
import type { PopupFlag } from './read-popup-flag';

/** Words come by an import of their own: named above, their formatter would be loaded first by every page of the shell. */
async function load(language: Language) {
  const [{ OnboardingPopup }, { DetailsPopup }, { t, failureText }] = await Promise.all([
    import('./onboarding-popup'),
    import('./details-popup'),
    import('@/components/platform/panel/panel-messages').then(({ loadPanelMessages }) =>
      loadPanelMessages(language, 'buddy', () => import(`@/messages/${language}/buddy.json`)),
    ),
  ]);
  return { OnboardingPopup, DetailsPopup, words: { t: t as BuddyTranslator, failureText } };
}

interface PopupHostProps {
  readonly flag: PopupFlag;
  readonly name: string;
  readonly language: Language;
}

/** POP-04, POP-05: the pop-up of a change flag over whatever page the person came to. What cannot be fetched comes next time. */
export function PopupHost({ flag, name, language }: PopupHostProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [state, setState] = useState(() => initialisePopup(flag));
  const { send: closePopup } = useCallMutation('closePopup');

  useEffect(() => {
    load(language).then(setLoaded, () => undefined);
  }, [language]);

  if (!loaded) return null;
  const { OnboardingPopup, DetailsPopup, words } = loaded;
  const close = () => setState(closePopupState);
  const hint = () => showHint('buddy', words.t('hint'));
  function dismiss() {
    if (!isPopupVisible(state)) return;
    close();
    hint();
    closePopup({ ischg: FLAG.onboarding }).catch((error) => showSnackbar('error', words.failureText(error)));
  }

  const shared = { isOpen: isPopupVisible(state), words, onClose: close };
  return state.ischg === FLAG.onboarding ? (
    <OnboardingPopup {...shared} name={name} onDismiss={dismiss} onShown={hint} />
  ) : (
    <DetailsPopup {...shared} />
  );
}
