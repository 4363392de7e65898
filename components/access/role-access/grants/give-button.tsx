import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Holder } from './dialogs/grant-values';

const dialog = partOnDemand(() => import('./dialogs/give-dialog'));
const load = () => void dialog.load().catch(() => undefined);

interface GiveButtonProps {
  /** To whom, where that is known; else it is asked. */
  readonly holder?: Holder;
  /** Which role is chosen at first. */
  readonly roleCode?: number;
  readonly onGiven: () => Promise<unknown>;
}

/** Gives somebody a role. */
export function GiveButton(props: GiveButtonProps) {
  const t = useMessages('role-access');
  const [isOpen, setIsOpen] = useState(false);
  const loaded = dialog.usePart(isOpen);
  return (
    <>
      <Button type="button" onFocus={load} onPointerEnter={load} onClick={() => setIsOpen(true)}>
        {t('give')}
      </Button>
      {isOpen && loaded && <loaded.GiveDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
