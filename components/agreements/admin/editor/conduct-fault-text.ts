import { CallError } from '@/lib/client/call/call-error';
import { CONDUCT_FAULTS } from '@/lib/contract/agreements/faults';
import type { KeepingWords } from '../keeping-words';

/** What is wrong with which field of an agreement, in words, by the field's name on the wire. */
export function faultsIn(error: unknown, words: KeepingWords): Readonly<Record<string, string>> {
  const issues = (error instanceof CallError && error.issues) || [];
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const fault = CONDUCT_FAULTS.find((each) => each === message);
      return fault ? [[path.split('.')[0] ?? path, words.faults[fault]]] : [];
    }),
  );
}
