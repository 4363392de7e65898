import { useEffect, useRef, useState } from 'react';
import { awaitNamedElement, awaitPage } from './named-element';
import type { Walk } from './walk';

interface Found {
  /** Of the step that is shown; as many as there are when all that was left is not on the screen. */
  readonly index: number;
  readonly element: HTMLElement | null;
  /** How many steps on the way here are not on the screen. */
  readonly leftOut: number;
}

/** The nearest step in a direction that can be shown; null where there is none on the way back, or nobody waits any more. */
async function findStep(
  { steps, page }: Walk,
  { from, direction, signal }: { from: number; direction: 1 | -1; signal: AbortSignal },
): Promise<Found | null> {
  let leftOut = 0;
  for (let index = from + direction; index >= 0 && index < steps.length; index += direction) {
    const target = steps[index]?.target ?? null;
    if (target === null) return { index, element: null, leftOut };
    if (page) await awaitPage(page, signal);
    const element = await awaitNamedElement(target, signal);
    if (signal.aborted) return null;
    if (element) return { index, element, leftOut };
    leftOut += 1;
  }
  return direction === 1 ? { index: steps.length, element: null, leftOut } : null;
}

/** Where a person is in a walkthrough; null until the first step is found. Steps whose element is not there are left out. */
export function useWalk(walk: Walk) {
  const [place, setPlace] = useState<(Found & { readonly first: number }) | null>(null);
  const [isSeeking, setIsSeeking] = useState(true);
  const seeking = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = (seeking.current = new AbortController());
    void findStep(walk, { from: -1, direction: 1, signal: controller.signal }).then((found) => {
      if (!found) return;
      setPlace({ ...found, first: found.index });
      setIsSeeking(false);
    });
    return () => seeking.current?.abort();
  }, [walk]);

  async function go(direction: 1 | -1) {
    if (!place || isSeeking) return;
    const controller = (seeking.current = new AbortController());
    setIsSeeking(true);
    const found = await findStep(walk, { from: place.index, direction, signal: controller.signal });
    if (controller.signal.aborted) return;
    if (found) setPlace({ ...found, first: place.first });
    setIsSeeking(false);
  }

  const at = place?.index ?? 0;
  return {
    place,
    isSeeking,
    isFirst: at === (place?.first ?? 0),
    isLast: at >= walk.steps.length - 1,
    goOn: () => void go(1),
    goBack: () => void go(-1),
  };
}
