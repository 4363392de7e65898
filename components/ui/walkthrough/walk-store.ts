import type { ComponentType } from 'react';
import type { Walk } from './walk';

type WalkCard = ComponentType<{ walk: Walk }>;

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

export function showWalk(walk: Walk, card: WalkCard) {
  change({ walk, card });
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
