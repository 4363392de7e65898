'use client';

import { Switch } from '@/components/ui/form/switch';
import { playNotificationSound } from '@/lib/client/notification-sound';
import { usePreference } from '@/lib/client/use-preference';
import type { Preferences } from '@/lib/layout-config';

export interface BrowserSwitchWords {
  readonly folded: string;
  readonly foldedText: string;
  readonly lessMotion: string;
  readonly lessMotionText: string;
  readonly sound: string;
  readonly soundText: string;
}

interface BrowserSwitchesProps {
  /** As the server read them. */
  readonly initial: Preferences;
  readonly words: BrowserSwitchWords;
}

/** What is on or off in this browser; each acts at once and is kept. */
export function BrowserSwitches({ initial, words }: BrowserSwitchesProps) {
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
        <Switch label={words.folded} description={words.foldedText} isOn={isFolded ?? false} onChange={setFolded} />
      </div>
      <Switch
        label={words.lessMotion}
        description={words.lessMotionText}
        isOn={hasLessMotion}
        onChange={setLessMotion}
      />
      <Switch label={words.sound} description={words.soundText} isOn={hasSound} onChange={chooseSound} />
    </>
  );
}
