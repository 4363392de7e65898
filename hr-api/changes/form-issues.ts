import { MAX_JUSTIFICATION, type ChangeMode } from '../../lib/contract/changes/change-rules';
import { refuseChange, type Refusal } from '../people/changes/checks/refuse-change';
import { formDay } from '../platform/form-day';

/** Collects what is wrong with a form and refuses it with all of it at once. */
export function formIssues() {
  const issues: Refusal[] = [];
  const add = (path: string, message: Refusal['message']) => {
    issues.push({ path, message });
  };
  return {
    add,
    /** C31: what is no day is told as a missing one. */
    day(path: string, text: string): string | null {
      const day = formDay(text);
      if (day === null) add(path, 'required');
      return day;
    },
    /** CNST-04. */
    justification(
      text: string,
      { isRequired, path = 'Justification' }: { isRequired: boolean; path?: string },
    ): string {
      const trimmed = text.trim();
      if (isRequired && trimmed === '') add(path, 'required');
      if ([...trimmed].length > MAX_JUSTIFICATION) add(path, 'too_long');
      return trimmed;
    },
    refuse(): void {
      const [first, ...others] = issues;
      if (first) throw refuseChange(first, ...others);
    },
  };
}
export type FormIssues = ReturnType<typeof formIssues>;

/** How far the one field of a form goes. */
export const modesOf = (field: string, mode: ChangeMode | ''): Readonly<Partial<Record<string, ChangeMode>>> =>
  mode === '' ? {} : { [field]: mode };
