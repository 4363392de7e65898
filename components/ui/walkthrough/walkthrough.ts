import type { ComponentType } from 'react';

export interface WalkStep {
  /** The name of the element that it is about; null for words alone. */
  readonly target: string | null;
  /** What it says, as HTML. */
  readonly html: string;
}

interface WalkWords {
  readonly next: string;
  readonly back: string;
  readonly finish: string;
  readonly end: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly leftOut: (count: number) => string;
  readonly rest: string;
  readonly loading: string;
}

export interface Walk {
  /** Of what kind, in the words of who starts it. */
  readonly kind: string;
  readonly title: string;
  /** Who walks along. */
  readonly companion: { readonly name: string; readonly picture: string } | null;
  readonly steps: readonly WalkStep[];
  readonly words: WalkWords;
  /** The page on which the elements are, where the way there has only begun. */
  readonly page?: string;
  /** Hears whether the person came to the end. */
  readonly onEnd?: (isFinished: boolean) => void;
}

export type WalkCard = ComponentType<{ walk: Walk }>;

interface Walking {
  readonly walk: Walk;
  readonly card: WalkCard;
}

let walking: Walking | null = null;
const listeners = new Set<() => void>();

function change(next: Walking | null) {
  walking = next;
  listeners.forEach((listener) => listener());
}

/** Leads the person from step to step over whatever page is open. Rejects when what it needs cannot be loaded. */
export async function startWalk(walk: Walk): Promise<void> {
  const { WalkthroughCard } = await import('./walkthrough-card');
  change({ walk, card: WalkthroughCard });
}

export function endWalk(isFinished: boolean) {
  const ended = walking?.walk;
  change(null);
  ended?.onEnd?.(isFinished);
}

/** For `useSyncExternalStore`. */
export const walkStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => walking,
  readOnServer: () => null,
};
