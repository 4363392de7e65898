import { useState } from 'react';

/** Where the values of a form live: here, or in `useDraftForm`. */
export interface FormValues<Values> {
  readonly values: Values;
  /** At the start and after a reset. */
  readonly initial: Values;
  readonly change?: (part: Partial<Values>) => void;
  /** Reads uncontrolled inputs. */
  readonly read?: (form: HTMLElement | null) => Values;
  readonly reset: () => void;
  /** Called once the values need no longer be kept. */
  readonly forget?: () => void;
}

/** Values that live as long as the component. */
export function useFormValues<Values extends object>(initial: Values): FormValues<Values> {
  const [values, setValues] = useState(initial);
  return {
    values,
    initial,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    reset: () => setValues(initial),
  };
}

/** Uncontrolled texts, for a form that also works without scripts. */
export function usePostedValues<Values extends Readonly<Record<string, string>>>(initial: Values): FormValues<Values> {
  const [values, setValues] = useState(initial);
  return {
    values,
    initial,
    read: (form) => {
      const data = new FormData(form instanceof HTMLFormElement ? form : undefined);
      const read = Object.fromEntries(Object.keys(initial).map((name) => [name, String(data.get(name) ?? '')]));
      setValues(read as Values);
      return read as Values;
    },
    reset: () => setValues(initial),
  };
}
