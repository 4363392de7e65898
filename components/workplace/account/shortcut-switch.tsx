import { clsx } from 'clsx';
import { useState } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { Alert } from '@/components/ui/feedback/alert';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Switch } from '@/components/ui/form/switch';
import { useOwnShortcuts } from '@/lib/client/shortcuts/own-shortcuts';

export interface ShortcutSwitchWords {
  readonly shortcuts: string;
  readonly shortcutsText: string;
  readonly shortcutsChange: string;
}

interface ShortcutSwitchProps {
  readonly words: ShortcutSwitchWords;
  readonly failureText: (error: unknown) => string;
}

/** Whether combinations of keys do anything, and the way to which ones. */
export function ShortcutSwitch({ words, failureText }: ShortcutSwitchProps) {
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
      {failure !== null && <Alert tone="danger">{failureText(failure)}</Alert>}
      <PanelButton panel="shortcuts" label={words.shortcutsChange} classes={clsx('mt-1', buttonClasses('secondary'))}>
        {words.shortcutsChange}
      </PanelButton>
    </div>
  );
}
