import { useState } from 'react';
import { intentKey } from '../call/intent-key';
import type { FormValues } from '../form/form-values';
import { useDraft, type DraftState } from './use-draft';

interface DraftIntent {
  /** Travels with the draft to other tabs and machines. */
  readonly intent?: string | null;
}

interface DraftForm<Values> extends Required<Omit<FormValues<Values>, 'read'>> {
  readonly state: DraftState;
  readonly isKnown: boolean;
  /** Whether the form started from a stored draft. */
  readonly isRestored: boolean;
  /** The idempotency key of this content, the same in every tab; undefined where nothing was typed. */
  readonly keyOf: (content: unknown) => Promise<string | undefined>;
}

/** The values of a form, stored as a draft. What is typed here overrides the stored draft, field by field. */
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
    // Failing to delete a draft must not stop the user.
    forget: () => void discard().catch(() => undefined),
  };
}
