import { useState } from 'react';
import { issuesOf } from '@/lib/client/form/field-errors';

export interface EffectiveDay {
  /** As the wire writes it, or what was typed and is none; empty for today. */
  readonly day: string;
  /** What the HR API has against it. */
  readonly issue: 'past' | 'invalid' | null;
  readonly choose: (day: string) => void;
}

/** From which day a save holds, and what is wrong with it. */
export function useEffectiveDay(): EffectiveDay & { readonly refuse: (error: unknown) => void } {
  const [chosen, setChosen] = useState<Pick<EffectiveDay, 'day' | 'issue'>>({ day: '', issue: null });

  function refuse(error: unknown) {
    const found = issuesOf(error).find(({ path }) => path === 'EffectiveFrom');
    if (found) setChosen(({ day }) => ({ day, issue: found.message === 'past' ? 'past' : 'invalid' }));
  }

  return { ...chosen, choose: (day) => setChosen({ day, issue: null }), refuse };
}
