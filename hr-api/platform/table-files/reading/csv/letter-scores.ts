import { decodedPairs } from './decoded-pairs';

/** How likely the letters beyond ASCII are in tables of people. */
export interface Score {
  readonly add: (text: string) => void;
  readonly count: () => number;
  /** From 1 for nothing but likely letters down. */
  readonly average: () => number;
}

/** Adds up what each run of letters beyond ASCII weighs, seen with the sign behind it. */
function scoreOf(weigh: (letters: readonly string[], next: string) => number): Score {
  let [sum, count] = [0, 0];
  return {
    add: (text) => {
      for (const { 0: run, index } of text.matchAll(/[^\0-\x7f]+/g)) {
        const letters = [...run];
        count += letters.length;
        sum += weigh(letters, text.charAt(index + run.length));
      }
    },
    count: () => count,
    average: () => (count === 0 ? 0 : sum / count),
  };
}

const sumOf = (letters: readonly string[], weigh: (letter: string, at: number) => number) =>
  letters.reduce((sum, letter, at) => sum + weigh(letter, at), 0);

const LETTER = /\p{L}/u;
/** What stands before, in or behind words. */
const PUNCTUATION = /[€„…‘’“”•–—™\u00a0¡¿«»°§®©ªº·]/;
const CONTROL = /[\u0080-\u009f]/;

/** More accented letters in a row no word of Western Europe has. */
const MOST_IN_A_ROW = 3;

/** A sign before a letter is what a letter of Eastern Europe looks like. */
export const westernScore = () =>
  scoreOf((letters, next) =>
    sumOf(letters, (letter, at) => {
      if (CONTROL.test(letter)) return -4;
      if (LETTER.test(letter)) return letters.length > MOST_IN_A_ROW ? -1 : 1;
      if (PUNCTUATION.test(letter)) return 1;
      return LETTER.test(letters[at + 1] ?? next) ? -4 : 0.5;
    }),
  );

const PRIVATE = /\p{Co}/u;
const HAN = /\p{Script=Han}/u;
const KANA = /[\u3040-\u30ff]/;
const HALF_WIDTH_KANA = /[\uff61-\uff9f]/;
const FULL_WIDTH = /[\u3000-\u303f\uff01-\uff60]/;

const likelyKanji = decodedPairs('shift_jis', [0x889f, 0x9872]);

/** Chinese read as Japanese is mostly kana of half width, but never without unlikely letters between. */
export function japaneseScore(): Score {
  let isLikely = true;
  let halfWidth = 0;
  const weigh = (letter: string) => {
    if (HALF_WIDTH_KANA.test(letter)) halfWidth += 1;
    if (HALF_WIDTH_KANA.test(letter)) return 0.2;
    if (KANA.test(letter) || FULL_WIDTH.test(letter) || likelyKanji().has(letter)) return 1;
    isLikely = false;
    return PRIVATE.test(letter) ? -4 : -0.7;
  };
  const score = scoreOf((letters) => sumOf(letters, weigh));
  const average = () => score.average() + (isLikely ? (0.8 * halfWidth) / Math.max(score.count(), 1) : 0);
  return { ...score, average };
}

const likelyHanzi = decodedPairs('gb18030', [0xb0a1, 0xd7f9]);
const otherHanzi = decodedPairs('gb18030', [0xd8a1, 0xf7fe]);

export const chineseScore = () =>
  scoreOf((letters) =>
    sumOf(letters, (letter) => {
      if (likelyHanzi().has(letter) || FULL_WIDTH.test(letter)) return 1;
      if (otherHanzi().has(letter)) return 0.2;
      if (/[“”‘’—…·]/.test(letter)) return 0.5;
      return PRIVATE.test(letter) ? -4 : HAN.test(letter) || KANA.test(letter) ? -1 : -0.7;
    }),
  );
