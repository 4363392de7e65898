import { foldText } from '../../../../../lib/contract/platform/fold-text';

/** Words between words, in English, German, Spanish and French: a name means the same without them. */
const SMALL = new Set(
  'an of the for in on to und der die das des den dem von de del la el los las y le les du et d l'.split(' '),
);

/** What forms add to a heading: a mark of what must be filled in, and what stands in brackets behind it. */
const ADDED = /[(（[［【][^()（）[\]［］【】]*[)）\]］】]\s*[*＊:：]*\s*$/;

/** The end of a French article or pronoun before a vowel; any other apostrophe stands within a word. */
const ELISION = /(?<=(?:^|[^\p{L}])(?:[dlnsjmtc]|qu))['’‘`]/giu;

/** A heading as words to compare: `EmployeeID`, `employee_id` and `Employee-Id` have the same. */
export function headingWords(heading: string): readonly string[] {
  const parted = heading
    .replace(ELISION, ' ')
    .replace(/['’‘`]/g, '')
    .replace(/[#＃№]/g, ' no ')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
  return foldText(parted)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A heading without what a form adds to it. */
export const withoutAdded = (heading: string): string => heading.replace(ADDED, '');

/** The words that say what a heading means, in no order: `date of birth` and `birth date` have the same. */
export function meaningOf(words: readonly string[]): string {
  const large = words.filter((word) => !SMALL.has(word));
  return [...(large.length > 0 ? large : words)].sort().join(' ');
}
