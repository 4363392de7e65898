import { fillIn } from './fill-in';
import type { LengthFault, LengthWords } from '../text/length-rule';

export function lengthFaultText(fault: LengthFault, words: LengthWords): string | null {
  if (fault === null) return null;
  if (fault === 'required') return words.required;
  return 'minimum' in fault
    ? fillIn(words.minimum, { length: fault.minimum })
    : fillIn(words.maximum, { length: fault.maximum });
}
