'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { Alert } from '@/components/ui/feedback/alert';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Switch } from '@/components/ui/form/switch';
import { useOwnShortcuts } from '@/lib/client/shortcuts/own-shortcuts';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** Whether combinations of keys do anything, and the way to which ones. */
export function ShortcutSwitch() {
  const t = useMessages('account');
  const errorText = useErrorText();
  const { shortcuts, save } = useOwnShortcuts();
  const [failure, setFailure] = useState<unknown>(null);

  async function switchTo(IsOn: boolean) {
    setFailure(null);
    await save({ IsOn }).catch(setFailure);
  }

  return (
    <div className="pb-3">
      <Switch
        label={t('shortcuts')}
        description={t('shortcutsText')}
        isOn={shortcuts.IsOn}
        onChange={(isOn) => void switchTo(isOn)}
      />
      {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
      <PanelButton panel="shortcuts" label={t('shortcutsChange')} classes={clsx('mt-1', buttonClasses('secondary'))}>
        {t('shortcutsChange')}
      </PanelButton>
    </div>
  );
}
