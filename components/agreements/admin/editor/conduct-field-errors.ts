import { CallError } from '@/lib/client/call/call-error';
import { CONDUCT_ISSUES } from '@/lib/contract/agreements/issues';
import type { Translate } from '@/lib/i18n/message-key';

/** What is wrong with which field of an agreement, in words, by the field's name on the wire. */
export function fieldErrorsOf(error: unknown, t: Translate<'conduct-keeping'>): Readonly<Record<string, string>> {
  const issues = (error instanceof CallError && error.issues) || [];
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const fault = CONDUCT_ISSUES.find((each) => each === message);
      return fault ? [[path.split('.')[0] ?? path, t(`faults.${fault}`)]] : [];
    }),
  );
}
