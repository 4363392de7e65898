import { useState } from 'react';
import { intentKey } from '../call/intent-key';
import { useDraft } from './use-draft';

interface DraftFormOptions {
  /** Goes with the draft to whatever tab or machine it is sent from. */
  readonly intent?: string | null;
}

/** What is typed into a form, kept as its draft: what is typed here stands over what was kept, field by field. */
export function useDraftForm<Values extends object>(form: string, subject: string, emptyValues: Values) {
  const { restored, state, save, discard } = useDraft({ form, subject });
  const [own, setOwn] = useState<Partial<Values> & DraftFormOptions>({});
  const stored = restored ? (JSON.parse(restored) as Partial<Values> & DraftFormOptions) : {};
  const { intent, ...values } = { ...emptyValues, ...stored, ...own };

  function change(part: Partial<Values>) {
    const next = { ...part, intent: intent ?? crypto.randomUUID() };
    setOwn((before) => ({ ...before, ...next }));
    save(JSON.stringify({ ...values, ...next }));
  }

  /** The key under which this content of the draft is written, whichever tab sends it; undefined where nothing was typed. */
  const keyOf = async (content: unknown) => (intent ? intentKey(intent, content) : undefined);
  /** Forgets the draft. One that cannot be discarded just now is no reason to stop anybody. */
  const forget = () => void discard().catch(() => undefined);
  const empty = () => setOwn({ ...emptyValues, intent: null });

  return { typed: values as Values, state, isKnown: restored !== undefined, change, keyOf, forget, empty };
}
