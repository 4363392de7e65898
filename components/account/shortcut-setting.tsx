'use client';

import { useState } from 'react';
import { PanelButton } from '@/components/panel/panel-button';
import { Alert } from '@/components/ui/alert';
import { buttonLook } from '@/components/ui/button-look';
import { Switch } from '@/components/ui/switch';
import { useOwnShortcuts } from '@/lib/client/own-shortcuts';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';

interface ShortcutSettingProps {
  readonly words: { readonly shortcuts: string; readonly shortcutsText: string; readonly shortcutsChange: string };
  readonly failures: FailureWords;
}

/** Whether combinations of keys do anything, and the way to which ones. */
export function ShortcutSetting({ words, failures }: ShortcutSettingProps) {
  const { shortcuts, save } = useOwnShortcuts();
  const [failure, setFailure] = useState<unknown>(null);

  async function switchTo(IsOn: boolean) {
    setFailure(null);
    await save({ IsOn }).catch(setFailure);
  }

  return (
    <div className="pb-3">
      <Switch
        label={words.shortcuts}
        description={words.shortcutsText}
        isOn={shortcuts.IsOn}
        onChange={(isOn) => void switchTo(isOn)}
      />
      {failure !== null && <Alert tone="danger">{failureText(failure, failures)}</Alert>}
      <PanelButton panel="shortcuts" label={words.shortcutsChange} look={`mt-1 ${buttonLook('secondary')}`}>
        {words.shortcutsChange}
      </PanelButton>
    </div>
  );
}
