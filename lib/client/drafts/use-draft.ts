import { useCallback, useEffect, useRef, useState } from 'react';
import { useCall, useCallMutation } from '../call/use-call';

export type DraftState = 'none' | 'restored' | 'saving' | 'saved' | 'failed';

/** The pause in typing before a save, and before a retry, in milliseconds. */
const SAVE_DELAY_MS = 1000;
const RETRY_MS = 10_000;

interface DraftKey {
  /** The form's own name, in small letters, digits and hyphens. */
  readonly form: string;
  /** The code of the record; empty for a form without one. */
  readonly subject?: string;
}

/**
 * Stores the draft of a form with the HR API, per account and never in the browser's storage. `restored` is the stored JSON text
 * (null for none, undefined until loaded). One save is under way at a time; the last text wins.
 */
export function useDraft({ form, subject = '' }: DraftKey) {
  const place = { Form: form, Subject: subject };
  const { data, mutate } = useCall('getDraft', place, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
  const { send: saveDraft } = useCallMutation('saveDraft');
  const { send: discardDraft } = useCallMutation('discardDraft');
  const [ownState, setOwnState] = useState<DraftState | null>(null);
  const [restored, setRestored] = useState<string | null>();
  if (restored === undefined && data) setRestored(data.Content);
  const isKnown = data !== undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string | null>(null);
  const underWay = useRef<Promise<void> | null>(null);
  const flushRef = useRef<() => void>(() => {});

  useEffect(() => {
    flushRef.current = () => {
      clearTimeout(timer.current);
      if (waiting.current === null || underWay.current) return;
      const content = waiting.current;
      waiting.current = null;
      const settle = (next: DraftState, wait: number) => {
        underWay.current = null;
        if (waiting.current === null) return setOwnState(next);
        timer.current = setTimeout(() => flushRef.current(), wait);
      };
      underWay.current = saveDraft({ Form: form, Subject: subject, Content: content }).then(
        () => settle('saved', 0),
        () => {
          waiting.current ??= content;
          setOwnState('failed');
          settle('failed', RETRY_MS);
        },
      );
    };
  }, [saveDraft, form, subject]);

  useEffect(() => {
    const flushWhenLeft = () => document.hidden && flushRef.current();
    document.addEventListener('visibilitychange', flushWhenLeft);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenLeft);
      flushRef.current();
    };
  }, []);

  /** A form that is opened again starts from this text, not from what the page loaded. */
  const remember = useCallback(
    (content: string | null) => {
      if (isKnown) void mutate({ Content: content, SavedAt: null }, { revalidate: false });
    },
    [mutate, isKnown],
  );

  const save = useCallback(
    (content: string) => {
      waiting.current = content;
      setOwnState('saving');
      remember(content);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flushRef.current(), SAVE_DELAY_MS);
    },
    [remember],
  );

  /** Deletes the draft, after a save that is under way. */
  const discard = useCallback(async () => {
    clearTimeout(timer.current);
    waiting.current = null;
    remember(null);
    await underWay.current;
    await discardDraft({ Form: form, Subject: subject });
    setOwnState('none');
  }, [discardDraft, remember, form, subject]);

  const restoredState: DraftState = restored ? 'restored' : 'none';
  return { restored, state: ownState ?? restoredState, save, discard };
}
