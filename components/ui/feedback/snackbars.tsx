'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AlertIcon, CheckIcon } from '../icons/form-icons';
import { CloseIcon } from '../icons/form-icons';
import { closeAllSnackbars, closeSnackbar, snackbarStore, type Snackbar } from './snackbar-queue';

/** MSG-03, MSG-04. */
const positionClasses =
  'fixed inset-auto top-4 right-4 m-0 w-[min(26rem,calc(100vw-2rem))] space-y-2 overflow-visible bg-transparent p-0 min-[720px]:top-auto min-[720px]:right-auto min-[720px]:bottom-[calc(var(--tabs)+1.5rem)] min-[720px]:left-1/2 min-[720px]:[translate:-50%]';

export interface SnackbarsProps {
  readonly closeText: string;
}

/** Where messages stand: above everything, open dialogs too. They stay while they are pointed at or hold the focus. */
export function Snackbars({ closeText }: SnackbarsProps) {
  const shown = useSyncExternalStore(snackbarStore.subscribe, snackbarStore.read, snackbarStore.readOnServer);
  const [isRead, setIsRead] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;

  useEffect(() => {
    const layer = ref.current;
    if (newest === undefined || !layer?.showPopover) return;
    layer.showPopover();
    return () => layer.hidePopover();
  }, [newest]);

  useEffect(() => closeAllSnackbars, []);

  // An open dialog hides the page from assistive technology, but nothing that was marked as live before.
  return (
    <div aria-live="off">
      {shown.length > 0 && (
        <div
          ref={ref}
          popover="manual"
          className={positionClasses}
          onPointerEnter={() => setIsRead(true)}
          onPointerLeave={() => setIsRead(false)}
          onFocus={() => setIsRead(true)}
          onBlur={() => setIsRead(false)}
        >
          {shown.map((snackbar) => (
            <SnackbarCard key={snackbar.id} snackbar={snackbar} isPaused={isRead} closeText={closeText} />
          ))}
        </div>
      )}
    </div>
  );
}

interface SnackbarCardProps {
  readonly snackbar: Snackbar;
  readonly isPaused: boolean;
  readonly closeText: string;
}

const tones = {
  success: { role: 'status', look: 'text-success', icon: CheckIcon },
  error: { role: 'alert', look: 'text-danger', icon: AlertIcon },
} as const;

function SnackbarCard({ snackbar, isPaused, closeText }: SnackbarCardProps) {
  const { id, duration, text, action } = snackbar;
  const tone = tones[snackbar.tone];

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => closeSnackbar(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isPaused]);

  return (
    <div className="enter-fade flex items-start gap-3 rounded-lg bg-surface-raised py-2 pr-2 pl-4 text-ink shadow-float">
      <tone.icon className={clsx('mt-2.5 size-5', tone.look)} />
      <p role={tone.role} className="min-w-0 flex-1 py-2.5 font-medium">
        {text}
      </p>
      {action && (
        <button
          type="button"
          onClick={() => {
            closeSnackbar(id);
            action.run();
          }}
          className="min-h-10 shrink-0 rounded px-2.5 font-semibold text-accent-text hover:bg-hover"
        >
          {action.text}
        </button>
      )}
      <button
        type="button"
        aria-label={closeText}
        onClick={() => closeSnackbar(id)}
        className="grid size-10 shrink-0 place-items-center rounded text-muted hover:bg-hover hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}
