/** A piece of a PDF that can be read from any place on; from one place after the other in time that grows no faster than the piece. */
export interface PdfText {
  readonly text: string;
  /** Where the next thing stands from a place on, behind white space and comments. */
  readonly next: (place: number) => number;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const PERCENT = 37;

/**
 * Any place may be asked for, as a `%` begins a comment or not by what readers take to stand around it. From each `%` among lines of
 * comments it goes on behind the last of them, so that these are gone through once.
 */
export function pdfText(text: string): PdfText {
  let [comments, behind] = [0, 0];
  const next = (place: number) => {
    let from = -1;
    let at = place;
    for (; at < text.length; at += 1) {
      const character = text.charCodeAt(at);
      if (character <= SPACE) continue;
      if (character !== PERCENT) break;
      if (at >= comments && at < behind) {
        at = behind;
        break;
      }
      if (from < 0) from = at;
      at = endOfLine(text, at);
    }
    at = Math.min(at, text.length);
    if (from >= 0) [comments, behind] = [from, at];
    return at;
  };
  return { text, next };
}

function endOfLine(text: string, place: number): number {
  for (let at = place; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === LINE_FEED || character === CARRIAGE_RETURN) return at;
  }
  return text.length;
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
    each.lastIndex = next(end);
    const [match] = each.exec(text) ?? [];
    if (match === undefined) return null;
    found.push(match);
    end = each.lastIndex;
  }
  return { end, things: found };
}
