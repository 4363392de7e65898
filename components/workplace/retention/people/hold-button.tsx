import { useRef, useState } from 'react';
import { keepPlace } from '@/components/ui/button/keep-place';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { LeftPerson } from '@/lib/contract/workplace/retention/retention';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRetention } from '../retention-context';

const dialog = partOnDemand(() => import('../reason-dialog'));

/** Keeps somebody's data from being erased, or lets it go again; either asks why. */
export function HoldButton({ person }: { readonly person: LeftPerson }) {
  const t = useMessages('retention');
  const { refresh } = useRetention();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const loaded = dialog.usePart(isOpen);
  const { send: hold } = useCallMutation('holdPerson');
  const { send: release } = useCallMutation('releaseHold');
  const { ChillCode, Name: name, HeldBecause } = person;
  const act = HeldBecause === '' ? 'hold' : 'release';

  async function finish() {
    const goOn = keepPlace(button.current);
    setIsOpen(false);
    showSnackbar('success', t(`${act}.done`, { name }));
    await refresh();
    goOn();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t(`${act}.named`, { name })}
        onClick={() => setIsOpen(true)}
        className={rowButtonClasses}
      >
        {t(`${act}.button`)}
      </button>
      {isOpen && loaded && (
        <loaded.ReasonDialog
          title={t(`${act}.title`, { name })}
          text={t(`${act}.text`)}
          submit={t(`${act}.submit`)}
          send={(Reason) => (act === 'hold' ? hold({ ChillCode, Reason }) : release({ ChillCode, Reason }))}
          onSent={finish}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
