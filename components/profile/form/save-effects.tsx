import { lazy, Suspense, useEffect, useState } from 'react';
import type { FormStore } from '@/components/form/store/form-store';
import type { EffectsOfAnswersProps, Typed } from './effects-of-answers';

interface SaveEffectsProps extends Omit<EffectsOfAnswersProps, 'typed'> {
  readonly store: FormStore;
}

const EffectsOfAnswers = lazy(async () => ({ default: (await import('./effects-of-answers')).EffectsOfAnswers }));

/** How long nobody types before it is asked, in milliseconds. */
const DELAY_MS = 700;

/** What is typed once there is a pause; null where nothing is. */
function useTyped(store: FormStore): Typed | null {
  const [typed, setTyped] = useState<Typed | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () =>
      setTyped(store.isChanged() ? { answers: store.answers(), isRight: store.invalidKeys().length === 0 } : null);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(read, DELAY_MS);
    };
    const stop = store.subscribeToChanges(wait);
    // Somebody may have typed before this listened.
    if (store.isChanged()) wait();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return typed;
}

/** Before it is saved: who decides, what follows elsewhere, and from which day it holds. */
export function SaveEffects({ store, ...props }: SaveEffectsProps) {
  const typed = useTyped(store);
  if (!typed) return null;
  return (
    <Suspense fallback={null}>
      <EffectsOfAnswers {...props} typed={typed} />
    </Suspense>
  );
}
