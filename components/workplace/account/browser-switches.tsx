'use client';

import { Switch } from '@/components/ui/form/switch';
import { playNotificationSound } from '@/lib/client/notification-sound';
import { usePreference } from '@/lib/client/use-preference';
import type { Preferences } from '@/lib/layout-config';
import { useMessages } from '@/lib/i18n/use-messages';

interface BrowserSwitchesProps {
  /** As the server read them. */
  readonly initial: Preferences;
}

/** What is on or off in this browser; each acts at once and is kept. */
export function BrowserSwitches({ initial }: BrowserSwitchesProps) {
  const t = useMessages('account');
  const [isFolded, setFolded] = usePreference('asideCollapsed', initial.asideCollapsed);
  const [hasLessMotion, setLessMotion] = usePreference('hasLessMotion', initial.hasLessMotion);
  const [hasSound, setSound] = usePreference('hasSound', initial.hasSound);
  function chooseSound(isWanted: boolean) {
    setSound(isWanted);
    if (isWanted) playNotificationSound();
  }

  return (
    <>
      <div className="hidden md:block">
        <Switch label={t('folded')} description={t('foldedText')} isOn={isFolded ?? false} onChange={setFolded} />
      </div>
      <Switch label={t('lessMotion')} description={t('lessMotionText')} isOn={hasLessMotion} onChange={setLessMotion} />
      <Switch label={t('sound')} description={t('soundText')} isOn={hasSound} onChange={chooseSound} />
    </>
  );
}
