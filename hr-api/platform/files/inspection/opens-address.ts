import { END, isBehind, NUMBER, read, readBehind, thing, type PdfText } from './pdf-text';

const OPENING = new RegExp(`/OpenAction${END}`, 'g');
/** What a page, or what stands on one, does as soon as it is shown. */
const SHOWING = new RegExp(`/(?:O|PO|PV)${END}`, 'g');
const ACTION = new RegExp(`/S${END}`, 'g');
const LEADING_AWAY = thing(`/(?:URI|GoToR|GoToE)${END}`);

const DICTIONARY = thing('<<');
const REFERENCE = [NUMBER, NUMBER, thing('R')];

const OBJECT = /(?<!\d)\d{1,32}(?!\d)/g;
const HEADER = [NUMBER, thing('obj')];

/** As far as an action may stand from where it begins. */
const ACTION_LENGTH = 4096;

export const actsOnOpening = (pdf: PdfText): boolean =>
  isBehind(pdf, OPENING, [DICTIONARY]) || isBehind(pdf, OPENING, REFERENCE);

/** Whether what a PDF does on being opened or shown leads somewhere else; a place in itself is where most begin. */
export function opensAddress(texts: readonly PdfText[]): boolean {
  const opened = new Set<number>();
  for (const text of texts)
    for (const keyword of [OPENING, SHOWING])
      for (const { things } of readBehind(text, keyword, REFERENCE)) opened.add(Number(things[0]));
  return texts.some((text, at) => leadsAway(text, opened, at > 0));
}

function leadsAway(pdf: PdfText, opened: ReadonlySet<number>, isPacked: boolean): boolean {
  const isInPlace = [OPENING, SHOWING].some((keyword) => isBehind(pdf, keyword, [DICTIONARY]));
  if (opened.size === 0 && !isInPlace) return false;
  const away = Array.from(readBehind(pdf, ACTION, [LEADING_AWAY]), ({ index }) => index);
  if (away.length === 0) return false;
  const isAway = (from: number, to = Infinity) => firstFrom(away, from) < Math.min(from + ACTION_LENGTH, to);
  for (const { index } of readBehind(pdf, OPENING, [DICTIONARY])) if (isAway(index)) return true;
  const ends = Array.from(pdf.text.matchAll(/endobj/g), ({ index }) => index);
  for (const { index } of readBehind(pdf, SHOWING, [DICTIONARY]))
    if (isAway(index, firstFrom(ends, index))) return true;
  if (opened.size === 0) return false;
  if (isPacked && packedPlaces(pdf, opened).some((place) => isAway(place))) return true;
  for (const { index, behind } of readBehind(pdf, OBJECT, HEADER))
    if (opened.has(Number(pdf.text.slice(index, behind))) && isAway(index, firstFrom(ends, index))) return true;
  return false;
}

/** Where packed objects of these numbers begin: all are listed before the first, each with its place behind the list. */
function packedPlaces(pdf: PdfText, numbers: ReadonlySet<number>): number[] {
  const places: number[] = [];
  let end = 0;
  for (let pair = read(pdf, end, [NUMBER, NUMBER]); pair; pair = read(pdf, end, [NUMBER, NUMBER])) {
    const [number, place] = pair.things.map(Number);
    if (numbers.has(number!)) places.push(place!);
    end = pair.end;
  }
  return places.map((place) => pdf.next(end) + place);
}

/** The first of some ascending places from one on. */
function firstFrom(places: readonly number[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (places[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return places[low] ?? Infinity;
}
