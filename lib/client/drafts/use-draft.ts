import { useCallback, useEffect, useRef, useState } from 'react';
import { useCall, useCallMutation } from '../call/use-call';

export type DraftState = 'none' | 'restored' | 'saving' | 'saved' | 'failed';

/** How long nobody types before it is saved, and when saving is tried again, in milliseconds. */
const SAVE_DELAY_MS = 1000;
const RETRY_MS = 10_000;

interface DraftKey {
  /** The form's own name, in small letters, digits and hyphens. */
  readonly form: string;
  /** The code of the record that it is about; empty where the form says it all. */
  readonly subject?: string;
}

/**
 * Keeps what is typed into a long form with the HR API, for the same account alone and never in the browser's storage. Gives
 * back what was kept as JSON text (null for nothing, undefined until it is known); one save is under way at a time, and the
 * last text counts.
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

  /** A form that is opened again begins with what was left here, not with what the page once read. */
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

  /** Forgets what was typed: it was sent, or is not wanted any more. A save that is under way is let finish first. */
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
