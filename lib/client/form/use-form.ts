import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { FieldErrors } from './field-errors';
import type { FormValues } from './form-values';

interface FormOptions<Values, Result> {
  readonly values: FormValues<Values>;
  /** Errors of the values, shown from the first submit on. */
  readonly check?: (values: Values) => FieldErrors<Values>;
  /** Shows a field's error on blur already: always, or once it has a value. */
  readonly checkOnBlur?: 'always' | 'typed';
  readonly send: (values: Values) => Promise<Result>;
  /** The form stays busy until this resolves. */
  readonly onSent?: (result: Result) => unknown;
  /** The errors of fields in a refusal, each shown until its field changes. */
  readonly errorsOf?: (error: unknown) => FieldErrors<Values>;
  /** The text of a refusal that names no field. */
  readonly failureText?: (error: unknown) => string;
  /** Takes every refusal in place of `failure`. */
  readonly onFailed?: (error: unknown) => void;
  /** Focused and selected after a refusal that names no field. */
  readonly retryAt?: keyof Values & string;
  /** The refusal of a form that was posted without scripts. */
  readonly returned?: unknown;
}

const hasError = (errors: object) => Object.values(errors).some(Boolean);

/** An error that showed up while a button is pressed would push it away from under the press; that which sends checks all there is. */
const isButton = (target: EventTarget | null) => target instanceof HTMLButtonElement;

const never = () => () => {};

/** The first control with an error, or in a group with one. */
const FIRST_INVALID = '[aria-invalid=true], fieldset:has(> [role=alert]) :is(input, button)';

/**
 * A form: its values, errors by field, and sending them once. A refusal keeps the values and focuses the first field with an
 * error. A form without a draft should ask before it is left: `useConfirmLeave(form.isDirty)`.
 */
export function useForm<Values extends object, Result>(options: FormOptions<Values, Result>) {
  const { values: source, check, checkOnBlur, send, onSent, errorsOf, failureText, onFailed, retryAt } = options;
  const id = useId();
  const hears = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const element = useRef<HTMLElement>(null);
  const ref = useCallback((found: HTMLElement | null) => void (element.current = found), []);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<readonly (keyof Values)[] | 'all'>([]);
  const [refused, setRefused] = useState<FieldErrors<Values>>(() => errorsOf?.(options.returned) ?? {});
  const [error, setError] = useState<unknown>(options.returned ?? null);
  const [isSent, setIsSent] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const found: FieldErrors<Values> = check?.(source.values) ?? {};

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [refusals]);

  function clear() {
    setShown([]);
    setRefused({});
    setError(null);
  }

  function refuse(errors: FieldErrors<Values>) {
    setRefused(errors);
    setRefusals((before) => before + 1);
  }

  function fail(failed: unknown) {
    const errors = errorsOf?.(failed) ?? {};
    if (hasError(errors)) refuse(errors);
    else if (retryAt) focusAt(retryAt);
    if (onFailed) onFailed(failed);
    else if (!hasError(errors)) setError(failed);
  }

  function focusAt(name: string) {
    const input = element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    input?.focus();
    input?.select();
  }

  /** Null while a send is under way, and after a refusal. */
  async function submit(): Promise<Result | null> {
    if (isUnderWay.current) return null;
    const values = source.read?.(element.current) ?? source.values;
    clear();
    setIsSent(false);
    setShown('all');
    if (hasError(check?.(values) ?? {})) {
      refuse({});
      return null;
    }
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const result = await send(values);
      source.forget?.();
      setIsSent(true);
      await onSent?.(result);
      return result;
    } catch (failed) {
      fail(failed);
      return null;
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  function change(part: Partial<Values>) {
    source.change?.(part);
    setRefused((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, null])) }));
  }

  function reset() {
    source.reset();
    if (source.read && element.current instanceof HTMLFormElement) element.current.reset();
    clear();
  }

  const errorOf = (name: keyof Values): string | null =>
    refused[name] ?? (shown === 'all' || shown.includes(name) ? (found[name] ?? null) : null);

  const show = (name: keyof Values) => setShown((before) => (before === 'all' ? before : [...before, name]));

  /** What a field component takes: `<TextField label="…" {...form.field('Subject')} />`. */
  function field(name: keyof Values & string) {
    const value = source.values[name] as string | number;
    const isChecked = checkOnBlur === 'always' || (checkOnBlur === 'typed' && Boolean(value));
    const events = {
      value,
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: typeof value === 'number' ? Number(target.value) : target.value } as Partial<Values>),
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) =>
        isChecked && !isButton(relatedTarget) && show(name),
    };
    const content = source.read ? { defaultValue: source.initial[name] as string } : events;
    return { id: `${id}-${name}`, name: name as string, error: errorOf(name), readOnly: isBusy, ...content };
  }

  return {
    values: source.values,
    isBusy,
    /** Until the next submit. */
    isSent,
    /** The refusal that names no field. */
    error,
    failure: error === null ? null : (failureText?.(error) ?? null),
    isDirty: (Object.keys(source.initial) as (keyof Values)[]).some(
      (name) => JSON.stringify(source.values[name]) !== JSON.stringify(source.initial[name]),
    ),
    /** What the `form` element takes. */
    props: {
      ref,
      noValidate: true,
      // What is typed or pressed before scripts run would be shown and not be known; a form that is posted without them says otherwise.
      inert: !hears,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    field,
    errorOf,
    change,
    submit,
    setError,
    reset,
    /** Resets the values and deletes the draft. */
    discard: () => {
      source.forget?.();
      reset();
    },
  };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values, unknown>>;
