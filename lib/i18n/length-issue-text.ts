import { fillIn } from './fill-in';
import type { LengthIssue, LengthWords } from '../text/length-rule';

export function lengthIssueText(issue: LengthIssue, words: LengthWords): string | null {
  if (issue === null) return null;
  if (issue === 'required') return words.required;
  return 'minimum' in issue
    ? fillIn(words.minimum, { length: issue.minimum })
    : fillIn(words.maximum, { length: issue.maximum });
}
