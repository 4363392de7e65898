import type { Value } from '../expressions/expression';
import { answerOf, choicesIn, valueOf } from './answers';
import { valueTypeOf, type Answers, type FormField } from './field';
import type { FormPlan } from './plan-fields';

/** Where a field stands at the moment; another object whenever something of it changed. */
export interface FieldState {
  readonly answer: string;
  readonly isEnabled: boolean;
  /** The answers of the fields that give it its label and its choices. */
  readonly labelAnswer: string;
  readonly parentAnswer: string;
}

/** What formulas read beside the answers. */
export interface Surroundings {
  /** As `2025-03-05`. */
  readonly today: string;
  /** By their names, with the `#`. */
  readonly figures?: Readonly<Record<string, Value>>;
}

/** What one answer has set going; `touched` are codes to be looked at again. */
interface Change {
  readonly root: string;
  readonly changed: Set<string>;
  readonly touched: Set<string>;
}

/**
 * A form while it is filled, in the browser and, with what was sent, in the HR API: answers, and what follows from them. Of an answer
 * only what depends on it is computed again.
 */
export class Form {
  private readonly states = new Map<string, FieldState>();

  constructor(
    readonly plan: FormPlan,
    answers: Answers,
    private readonly surroundings: Surroundings,
  ) {
    for (const { code, key } of plan.fields) {
      const answer = Object.hasOwn(answers, key) ? (answers[key] ?? '') : '';
      this.states.set(code, { answer, isEnabled: true, labelAnswer: '', parentAnswer: '' });
    }
    for (const code of plan.order) this.settle(code);
  }

  /** @throws Error for a code that no field has */
  state(code: string): FieldState {
    const state = this.states.get(code);
    if (!state) throw new Error(`no field ${code}`);
    return state;
  }

  /** Answers a field; gives the codes of all whose state is another one now. */
  answer(code: string, answer: string): ReadonlySet<string> {
    const changed = new Set<string>();
    const touched = new Set<string>();
    this.put(code, answer, { root: code, changed, touched });
    for (const one of this.plan.order) {
      if (!touched.has(one) || !this.settle(one)) continue;
      changed.add(one);
      for (const dependent of this.plan.dependents.get(one) ?? []) touched.add(dependent);
    }
    return changed;
  }

  /** What is saved: a field that is not enabled is saved empty, a label not at all. */
  values(): Answers {
    const kept = this.plan.fields.filter(({ type }) => type !== 'label');
    return Object.fromEntries(kept.map(({ code, key }) => [key, this.effective(code)]));
  }

  /** What counts as its answer: none while it is not enabled, though it is kept for the case that it is again. */
  effective(code: string): string {
    const { isEnabled, answer } = this.state(code);
    return isEnabled ? answer : '';
  }

  private put(code: string, answer: string, change: Change): void {
    const state = this.state(code);
    if (state.answer === answer) return;
    this.states.set(code, { ...state, answer });
    change.changed.add(code);
    for (const dependent of this.plan.dependents.get(code) ?? []) change.touched.add(dependent);
    for (const emptied of this.plan.emptied.get(code) ?? []) if (emptied !== change.root) this.put(emptied, '', change);
  }

  /** Brings a field to what follows from the fields before it; whether that changed it. */
  private settle(code: string): boolean {
    const field = this.plan.byCode.get(code) as FormField;
    const before = this.state(code);
    const after: FieldState = {
      isEnabled: this.isEnabled(field),
      labelAnswer: field.labelledBy === null ? '' : this.effectiveOrNone(field.labelledBy),
      parentAnswer: field.choicesOf === null ? '' : this.effectiveOrNone(field.choicesOf),
      answer: this.computed(code) ?? before.answer,
    };
    const isSame = (Object.keys(after) as (keyof FieldState)[]).every((name) => after[name] === before[name]);
    if (!isSame) this.states.set(code, after);
    return !isSame;
  }

  /** Enabled by itself, and by each field that has a say: that one is enabled too and has one of the answers. */
  private isEnabled({ code, isEnabled }: FormField): boolean {
    const isOpen = ({ by, answers }: { by: FormField; answers: ReadonlySet<string> }) =>
      choicesIn(this.effective(by.code)).some((choice) => answers.has(choice));
    return isEnabled && (this.plan.gates.get(code) ?? []).every(isOpen);
  }

  private effectiveOrNone(code: string): string {
    return this.states.has(code) ? this.effective(code) : '';
  }

  private computed(code: string): string | undefined {
    const formula = this.plan.formulas.get(code);
    if (!formula) return undefined;
    const { today, figures = {} } = this.surroundings;
    const read = (name: string): Value => {
      const field = this.plan.byKey.get(name);
      if (field) return valueOf(this.effective(field.code), valueTypeOf(field));
      return Object.hasOwn(figures, name) ? (figures[name] ?? null) : null;
    };
    return answerOf(formula.compute({ read, today }), formula.type);
  }
}
