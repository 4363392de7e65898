import { useState } from 'react';
import { useDraft } from '@/lib/client/use-draft';

/** What is typed into a form, kept as its draft: what is typed here stands over what was kept, field by field. */
export function useKept<Typed extends object>(form: string, subject: string, nothing: Typed) {
  const { restored, state, save, discard } = useDraft({ form, subject });
  const [own, setOwn] = useState<Partial<Typed>>({});
  const kept = restored ? (JSON.parse(restored) as Partial<Typed>) : {};
  const typed: Typed = { ...nothing, ...kept, ...own };

  function change(part: Partial<Typed>) {
    setOwn((before) => ({ ...before, ...part }));
    save(JSON.stringify({ ...typed, ...part }));
  }

  /** Forgets the draft. One that cannot be discarded just now is no reason to stop anybody. */
  const forget = () => void discard().catch(() => undefined);
  const empty = () => setOwn(nothing);

  return { typed, state, change, forget, empty };
}
