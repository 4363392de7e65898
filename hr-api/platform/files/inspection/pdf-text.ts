/** A piece of a PDF that can be read from any place on, in time that grows no faster than the piece. */
export interface PdfText {
  readonly text: string;
  /** For each place in it, where the next thing stands behind white space and comments. */
  readonly next: Int32Array;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const PERCENT = 37;

/**
 * Goes through a text once, from its end: where a comment begins, what stands behind its line is known by then. Any place may be
 * asked for, as a `%` begins a comment or not by what readers take to stand around it.
 */
export function pdfText(text: string): PdfText {
  const next = new Int32Array(text.length + 1).fill(text.length);
  let following = text.length;
  let behindLine = text.length;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text.charCodeAt(at);
    if (character === LINE_FEED || character === CARRIAGE_RETURN) behindLine = following;
    else if (character === PERCENT) following = behindLine;
    else if (character > SPACE) following = at;
    next[at] = following;
  }
  return { text, next };
}

/** What ends a name. */
export const END = '(?![A-Za-z0-9])';

/** Matches one thing where it is looked for. What it repeats has a bound: it may be looked for at every place. */
export const thing = (source: string): RegExp => new RegExp(source, 'y');

export const NUMBER = thing(String.raw`\d{1,32}(?!\d)`);

interface Found {
  /** Where the keyword begins, where it ends, and where all that was read behind it ends. */
  readonly index: number;
  readonly behind: number;
  readonly end: number;
  readonly things: readonly string[];
}

/** Each keyword behind which these things stand in this order, with no more than white space and comments between. */
export function* readBehind(pdf: PdfText, keyword: RegExp, things: readonly RegExp[]): Generator<Found> {
  for (const { index, 0: key } of pdf.text.matchAll(keyword)) {
    const behind = index + key.length;
    const found = read(pdf, behind, things);
    if (found) yield { index, behind, ...found };
  }
}

export const isBehind = (pdf: PdfText, keyword: RegExp, things: readonly RegExp[]): boolean =>
  !readBehind(pdf, keyword, things).next().done;

/** What stands from a place on, likewise; null for anything else. */
export function read(
  { text, next }: PdfText,
  place: number,
  things: readonly RegExp[],
): Pick<Found, 'end' | 'things'> | null {
  const found: string[] = [];
  let end = place;
  for (const each of things) {
    each.lastIndex = next[end]!;
    const [match] = each.exec(text) ?? [];
    if (match === undefined) return null;
    found.push(match);
    end = each.lastIndex;
  }
  return { end, things: found };
}
