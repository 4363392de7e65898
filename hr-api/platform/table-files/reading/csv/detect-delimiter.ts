import { csvParser } from './csv-parser';

const DELIMITERS = [',', ';', '\t', '|'];

/** Rows that are looked at. */
const ROWS = 20;

/** A table that begins below its title has at least so many columns: two would be a comma in a text. */
const MIN_BELOW_TITLE = 3;

interface Guess {
  readonly delimiter: string;
  readonly columns: number;
  /** The part of the rows that has as many. */
  readonly share: number;
}

/** Parts nothing, as no table has it. */
const NONE = '\u001f';

/** What parts the cells of a table: what gives most rows the same number of cells; nothing that is written where each has one. */
export function detectDelimiter(sample: string, newline: '\n' | '\r'): string {
  const guesses = DELIMITERS.map((delimiter) => guessOf(delimiter, sample, newline)).filter((guess) => guess !== null);
  const [best] = guesses.sort((a, b) => b.share - a.share || b.columns - a.columns);
  return best?.delimiter ?? NONE;
}

function guessOf(delimiter: string, sample: string, newline: '\n' | '\r'): Guess | null {
  const { data } = csvParser({ delimiter, newline, preview: ROWS }).parse(sample, false);
  const counts = data.filter((row) => row.some((cell) => cell.trim() !== '')).map((row) => row.length);
  const of = (columns: number) => counts.filter((count) => count === columns).length;
  const columns = counts.reduce((most, count) => (of(count) > of(most) ? count : most), counts[0] ?? 0);
  const share = of(columns) / Math.max(counts.length, 1);
  const hasHeadings = counts[0]! > 1 && columns > 1;
  return hasHeadings || (columns >= MIN_BELOW_TITLE && share >= 0.8) ? { delimiter, columns, share } : null;
}
