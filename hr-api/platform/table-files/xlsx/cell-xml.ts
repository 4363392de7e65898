import { neutralizeFormula } from '../../../../lib/contract/platform/csv';
import type { Cell } from '../table-file';
import { STYLES } from './styles-xml';
import { carriable, escapeXml, fitCell, isPlain } from './xml-text';

const DAY_MS = 86_400_000;

/** The number that spreadsheets count for 1 January 1970. */
const EPOCH = 25_569;

/** Before March 1900 they count a day that never was, and behind 9999 not at all. */
const FIRST_MS = Date.UTC(1900, 2, 1);
const LAST_MS = Date.UTC(10_000, 0, 1);

interface CellContext {
  readonly wallClock: (instant: Date) => number;
  readonly onCut: () => void;
}

/** A cell at its place (`B12`) as XML. Texts are inline and never formulas; nothing is written for what is empty. */
export function cellXml(cell: NonNullable<Cell>, place: string, { wallClock, onCut }: CellContext): string {
  if (typeof cell === 'string') return textXml(cell, place, onCut);
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : '';
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if ('on' in cell)
    return timeXml(Date.parse(`${cell.on}T00:00Z`), STYLES.day, place) ?? textXml(cell.on, place, onCut);
  const ms = wallClock(cell);
  if (Number.isNaN(ms)) return '';
  return timeXml(ms, STYLES.instant, place) ?? textXml(new Date(ms).toISOString(), place, onCut);
}

/** A time that a clock shows, or undefined for one that spreadsheets cannot count. */
function timeXml(ms: number, style: number, place: string): string | undefined {
  if (!(ms >= FIRST_MS && ms < LAST_MS)) return undefined;
  return `<c r="${place}" s="${style}"><v>${ms / DAY_MS + EPOCH}</v></c>`;
}

/** A text that looks like a formula stays one when somebody edits it. */
function textXml(text: string, place: string, onCut: () => void): string {
  const content = isPlain(text) ? text : contentOf(text, onCut);
  if (content === '') return '';
  return inlineXml(content, place, neutralizeFormula(text) === text ? STYLES.plain : STYLES.quoted);
}

function contentOf(text: string, onCut: () => void): string {
  const whole = carriable(text);
  const fitting = fitCell(whole);
  if (fitting !== whole) onCut();
  return escapeXml(fitting);
}

/** A heading at its place. */
export const headingXml = (text: string, place: string): string =>
  inlineXml(
    contentOf(text, () => {}),
    place,
    STYLES.heading,
  );

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x09;

function inlineXml(content: string, place: string, style: number): string {
  const styled = style === STYLES.plain ? '' : ` s="${style}"`;
  const isPadded = isBlank(content.charCodeAt(0)) || isBlank(content.charCodeAt(content.length - 1));
  const space = isPadded ? ' xml:space="preserve"' : '';
  return `<c r="${place}"${styled} t="inlineStr"><is><t${space}>${content}</t></is></c>`;
}
