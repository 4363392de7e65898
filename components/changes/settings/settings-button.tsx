'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { SlidersIcon } from '@/components/ui/icons/icons';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChangeSettings } from './settings-dialog';

const dialog = partOnDemand(() => import('./settings-dialog'));
const prepare = () => void dialog.load().catch(() => undefined);

/** Opens the settings of changes, for whoever keeps them. */
export function SettingsButton({ settings }: { readonly settings: ChangeSettings }) {
  const t = useMessages('changes.pages');
  const [isOpen, setIsOpen] = useState(false);
  const loaded = dialog.usePart(isOpen);
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        <SlidersIcon className="size-4" />
        {t('settings')}
      </Button>
      {isOpen && loaded && <loaded.SettingsDialog settings={settings} onClose={() => setIsOpen(false)} />}
    </>
  );
}
