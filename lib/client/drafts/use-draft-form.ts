import { useState } from 'react';
import { intentKey } from '../call/intent-key';
import type { FormValues } from '../form/form-values';
import { useDraft, type DraftState } from './use-draft';

interface DraftIntent {
  /** Goes with the draft to whatever tab or machine it is sent from. */
  readonly intent?: string | null;
}

interface DraftForm<Values> extends Required<Omit<FormValues<Values>, 'read'>> {
  readonly state: DraftState;
  readonly isKnown: boolean;
  /** Whether it begins with what was kept. */
  readonly isRestored: boolean;
  /** The key under which this content of the draft is written, whichever tab sends it; undefined where nothing was typed. */
  readonly keyOf: (content: unknown) => Promise<string | undefined>;
}

/** Values of a form, kept as its draft: what is typed here stands over what was kept, field by field. */
export function useDraftForm<Values extends object>(form: string, subject: string, initial: Values): DraftForm<Values> {
  const { restored, state, save, discard } = useDraft({ form, subject });
  const [own, setOwn] = useState<Partial<Values> & DraftIntent>({});
  const stored = restored ? (JSON.parse(restored) as Partial<Values> & DraftIntent) : {};
  const { intent, ...values } = { ...initial, ...stored, ...own };

  function change(part: Partial<Values>) {
    const next = { ...part, intent: intent ?? crypto.randomUUID() };
    setOwn((before) => ({ ...before, ...next }));
    save(JSON.stringify({ ...values, ...next }));
  }

  return {
    values: values as Values,
    initial,
    state,
    isKnown: restored !== undefined,
    isRestored: Boolean(restored),
    change,
    keyOf: async (content) => (intent ? intentKey(intent, content) : undefined),
    reset: () => setOwn({ ...initial, intent: null }),
    // A draft that cannot be discarded just now is no reason to stop anybody.
    forget: () => void discard().catch(() => undefined),
  };
}
