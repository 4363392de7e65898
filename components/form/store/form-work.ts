import type { Answers } from '@/lib/contract/platform/form/field';
import type { Surroundings } from '@/lib/contract/platform/form/form';
import type { FormPlan } from '@/lib/contract/platform/form/plan-fields';

/** A form as the HR API gave it. */
export interface FormContent {
  readonly plan: FormPlan;
  readonly answers: Answers;
  /** The last signs of the secrets that are stored, by key: their answers are not sent to be shown. */
  readonly masked: Readonly<Record<string, string>>;
  readonly surroundings: Surroundings;
}

/** What a person did with it. */
export interface FormWork {
  /** By key, the answers that differ from what is stored. */
  readonly typed: Map<string, string>;
  /** Codes of the secrets that are to be replaced. */
  readonly replaced: Set<string>;
  readonly touched: Set<string>;
  /** By code, what the HR API has against an answer, until that is another one. */
  readonly refused: Map<string, string>;
  /** By key, what somebody else saved where this person typed. */
  readonly others: Map<string, string>;
}

export const noWork = (): FormWork => ({
  typed: new Map(),
  replaced: new Set(),
  touched: new Set(),
  refused: new Map(),
  others: new Map(),
});

export const storedIn = ({ answers }: FormContent, key: string): string =>
  Object.hasOwn(answers, key) ? (answers[key] ?? '') : '';

/**
 * The work on one content carried over to another: of a changed definition, or with what somebody else saved. `dropped` are the labels of
 * fields in which something was typed that can be typed there no more.
 */
export function carryOver(work: FormWork, before: FormContent, after: FormContent) {
  const carried = noWork();
  const dropped: string[] = [];
  for (const [key, answer] of work.typed) {
    const [old, field] = [before.plan.byKey.get(key), after.plan.byKey.get(key)];
    const stored = storedIn(after, key);
    if (!field || field.type !== old?.type || field.isReadOnly || !field.isShown) dropped.push(old?.label ?? key);
    else if (answer !== stored) {
      carried.typed.set(key, answer);
      if (!field.isSecret && stored !== storedIn(before, key)) carried.others.set(key, stored);
    }
  }
  for (const part of ['replaced', 'touched'] as const)
    for (const code of work[part]) if (after.plan.byCode.has(code)) carried[part].add(code);
  return { work: carried, dropped };
}
