import type { ReplyFor } from '@/lib/contract/all';

export type Conduct = ReplyFor<'getConduct'>;

/** What kind of agreement waits, in the order in which one kind outweighs another. */
export function kindOf({ ProfileSection, IsSignedLetter, IsPlaceholderPdf, IsPdf }: Conduct) {
  if (ProfileSection) return 'sections';
  if (IsSignedLetter) return 'letter';
  if (IsPlaceholderPdf) return 'placeholder';
  return IsPdf ? 'pdf' : 'html';
}

/** Whether agreeing takes a signature (COC-13, COC-14, COC-17). */
export const needsSignature = ({ IsPlaceholderPdf, IsSignedLetter }: Conduct) => IsPlaceholderPdf || IsSignedLetter;
