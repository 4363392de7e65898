import { foldText } from './fold-text';

/** How well a text fits what is typed, from nothing to the same. */
export const CLOSENESS = { none: 0, mistyped: 1, inside: 2, wordStart: 3, start: 4, same: 5 } as const;

/** How well a text fits what is typed, case and accents aside: as well as the word of it that fits worst. */
export function closenessOf(typed: string, text: string): number {
  const [wanted, whole] = [foldText(typed), foldText(text)];
  const typedWords = wordsOf(wanted);
  if (typedWords.length === 0) return CLOSENESS.none;
  if (wanted === whole) return CLOSENESS.same;
  if (whole.startsWith(wanted)) return CLOSENESS.start;
  const words = wordsOf(whole);
  return Math.min(...typedWords.map((word) => closenessOfWord(word, whole, words)));
}

const wordsOf = (text: string) => text.split(/[\s/·,.()–-]+/).filter(Boolean);

function closenessOfWord(wanted: string, whole: string, words: readonly string[]): number {
  if (words.some((word) => word.startsWith(wanted))) return CLOSENESS.wordStart;
  if (whole.includes(wanted)) return CLOSENESS.inside;
  return words.some((word) => mistakesIn(wanted, word) !== null) ? CLOSENESS.mistyped : CLOSENESS.none;
}

/** What fits what is typed, the closest first; what only fits by a mistake stands for nothing better. */
export function closestOf<Item>(typed: string, items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const close = items.map((item) => ({ item, closeness: closenessOf(typed, textOf(item)) }));
  const best = Math.max(...close.map(({ closeness }) => closeness));
  const least = best > CLOSENESS.mistyped ? CLOSENESS.inside : CLOSENESS.mistyped;
  return close
    .filter(({ closeness }) => closeness >= least)
    .sort((one, other) => other.closeness - one.closeness)
    .map(({ item }) => item);
}

/** The words that a folded word is the beginning of, else those that it may have been meant to be, the likeliest first. */
export function closestWords(wanted: string, words: readonly string[], most: number): string[] {
  if (words.some((word) => word.startsWith(wanted))) return [wanted];
  return words
    .flatMap((word) => {
      const mistakes = mistakesIn(wanted, word);
      return mistakes === null ? [] : [{ word, mistakes }];
    })
    .sort((one, other) => one.mistakes - other.mistakes)
    .slice(0, most)
    .map(({ word }) => word);
}

/** So many mistakes are forgiven in a word of so many characters. */
const forgivenAt = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * How many mistakes make a word of what is the beginning of another: letters too many, too few, others, or two that changed
 * places; null where they are not forgiven. The first letter is only mistyped where it changed places. Numbers are never.
 */
function mistakesIn(wanted: string, word: string): number | null {
  const most = forgivenAt(wanted.length);
  const [first, second] = wanted;
  if (most === 0 || /\d/.test(wanted) || (word[0] !== first && word[0] !== second)) return null;
  const mistakes = distanceToStart(wanted, word.slice(0, wanted.length + most));
  return mistakes <= most ? mistakes : null;
}

/** The fewest mistakes that lie between a word and any beginning of another. */
function distanceToStart(wanted: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let at = 1; at <= wanted.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= word.length; to += 1) {
      const isSame = wanted[at - 1] === word[to - 1];
      const least = Math.min(row[to - 1]! + 1, last[to]! + 1, last[to - 1]! + (isSame ? 0 : 1));
      const hasSwapped = at > 1 && to > 1 && wanted[at - 1] === word[to - 2] && wanted[at - 2] === word[to - 1];
      row.push(hasSwapped ? Math.min(least, beforeLast[to - 2]! + 1) : least);
    }
    [beforeLast, last] = [last, row];
  }
  return Math.min(...last);
}
