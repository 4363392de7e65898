import type { CompiledExpression } from '../expressions/compile';
import type { FormField } from './field';

/** A field that another one enables: by which answers there. */
export interface Gate {
  readonly by: FormField;
  readonly answers: ReadonlySet<string>;
}

/** A form made ready: each field after those that it depends on, with what depends on it. */
export interface FormPlan {
  readonly fields: readonly FormField[];
  readonly byCode: ReadonlyMap<string, FormField>;
  readonly byKey: ReadonlyMap<string, FormField>;
  /** Codes, each after all that it depends on. */
  readonly order: readonly string[];
  readonly dependents: ReadonlyMap<string, readonly string[]>;
  readonly gates: ReadonlyMap<string, readonly Gate[]>;
  readonly formulas: ReadonlyMap<string, CompiledExpression>;
  /** Codes of the fields that another answer to this one empties. */
  readonly emptied: ReadonlyMap<string, readonly string[]>;
}

/** Fields that depend on each other in a ring, by their codes in the order of the ring. */
export class RingError extends Error {
  constructor(readonly codes: readonly string[]) {
    super(`fields depend on each other in a ring: ${codes.join(' → ')}`);
  }
}

function collect<K, V>(into: Map<K, V[]>, key: K, value: V): void {
  const found = into.get(key);
  if (found) found.push(value);
  else into.set(key, [value]);
}

function gatesOf(fields: readonly FormField[]): Map<string, Gate[]> {
  const inGroup = new Map<string, string[]>();
  for (const { code, group } of fields) collect(inGroup, group.code, code);
  const gates = new Map<string, Gate[]>();
  for (const by of fields) {
    const answers = new Map<string, Set<string>>();
    for (const enabling of by.enables) {
      const targets = [...enabling.fields, ...enabling.groups.flatMap((group) => inGroup.get(group) ?? [])];
      for (const target of targets) {
        const those = answers.get(target) ?? new Set();
        for (const answer of enabling.answers) those.add(answer);
        answers.set(target, those);
      }
    }
    for (const [target, those] of answers) if (target !== by.code) collect(gates, target, { by, answers: those });
  }
  return gates;
}

/** @throws RingError */
function inOrder(fields: readonly FormField[], dependents: ReadonlyMap<string, readonly string[]>): string[] {
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const visit = (code: string) => {
    if (state.get(code) === 'done') return;
    if (state.get(code) === 'open') throw new RingError([...path.slice(path.indexOf(code)), code]);
    state.set(code, 'open');
    path.push(code);
    for (const dependent of [...(dependents.get(code) ?? [])].reverse()) visit(dependent);
    path.pop();
    state.set(code, 'done');
    order.push(code);
  };
  // From the end, so that fields which do not depend on each other keep their order.
  for (const { code } of [...fields].reverse()) visit(code);
  return order.reverse();
}

/**
 * Makes a form ready to be answered whose formulas are compiled, by the codes of their fields.
 * @throws RingError where fields depend on each other in a ring
 */
export function planFields(
  fields: readonly FormField[],
  formulas: ReadonlyMap<string, CompiledExpression> = new Map(),
): FormPlan {
  const byCode = new Map(fields.map((field) => [field.code, field]));
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const gates = gatesOf(fields);
  const dependents = new Map<string, string[]>();
  const emptied = new Map<string, string[]>();
  for (const { code, labelledBy, choicesOf, empties } of fields) {
    for (const { by } of gates.get(code) ?? []) collect(dependents, by.code, code);
    if (labelledBy !== null) collect(dependents, labelledBy, code);
    if (choicesOf !== null) {
      collect(dependents, choicesOf, code);
      collect(emptied, choicesOf, code);
    }
    for (const other of empties) if (byCode.has(other)) collect(emptied, code, other);
    for (const key of formulas.get(code)?.uses ?? []) {
      const used = byKey.get(key);
      if (used) collect(dependents, used.code, code);
    }
  }
  return { fields, byCode, byKey, order: inOrder(fields, dependents), dependents, gates, formulas, emptied };
}
