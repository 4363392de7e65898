import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import type { ValueType } from '@/lib/contract/platform/expressions/expression';
import { whenIdle } from '@/lib/client/when-idle';
import type { FormStore } from './store/form-store';

const load = () => import('@/lib/contract/platform/form/plan');

interface FormulaOptions {
  readonly isChanged: boolean;
  readonly figureTypes: ReadonlyMap<string, ValueType> | undefined;
}

/**
 * Has the formulas of a form computed: what does it comes when somebody turns to the form, which the answer tells, or where a draft
 * changes it or one of them lacks its answer. Until then they read as the HR API computed them.
 */
export function useFormulas(store: FormStore, { isChanged, figureTypes }: FormulaOptions): () => void {
  const { plan } = store;
  const formulas = plan.fields.filter(({ formula }) => formula !== null);
  const lacksOne = formulas.some(({ code }) => store.view(code).answer === '');
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  const isDue = formulas.length > plan.formulas.size;
  const loaded = useLoaded(isDue && (isTurnedTo || isChanged || lacksOne) ? load : null);
  useEffect(() => {
    if (loaded && isDue) store.computeBy(loaded.planForm(store.plan.fields, figureTypes));
  }, [store, loaded, isDue, figureTypes]);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return useCallback(() => {
    stop.current ??= whenIdle(() => setIsTurnedTo(true));
  }, []);
}
