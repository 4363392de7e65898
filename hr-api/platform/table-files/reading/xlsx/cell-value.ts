import type { FileCell } from '../file-row';
import { cellText } from './cell-text';
import type { NumberFormat } from './number-format';
import { serialTime } from '../serial-time';
import { shownDigits } from './shown-digits';
import type { TextStore } from './text-store';

/** A cell as the sheet says it. */
export interface RawCell {
  readonly type: string;
  readonly style: number;
  readonly value: string;
  readonly isFormula: boolean;
}

export interface CellContext {
  readonly formats: readonly NumberFormat[];
  readonly strings: Pick<TextStore, 'at'>;
  readonly is1904: boolean;
}

/** What a cell holds, or undefined where it names a text that is not there. */
export function cellValue(raw: RawCell, context: CellContext): FileCell | undefined {
  const cell = valueOf(raw, context);
  return cell && raw.isFormula ? { ...cell, isFormula: true } : cell;
}

function valueOf({ type, style, value }: RawCell, { formats, strings, is1904 }: CellContext): FileCell | undefined {
  if (type === 's') {
    const text = strings.at(Number(value));
    return text === undefined ? undefined : { text };
  }
  if (type === 'b') return { text: value.trim() === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'd') return isoCell(value.trim());
  if (type !== 'n' || value.trim() === '') return { text: cellText(value) };
  return numberCell(value.trim(), formats[style] ?? 'plain', is1904);
}

/** A day that is written as such, which only some programs do. */
function isoCell(value: string): FileCell {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  if (!day) return { text: value };
  return { text: time && time !== '00:00' ? `${day} ${time}` : day, day };
}

/** Spreadsheets show fifteen digits at most; what stands behind is what computing leaves. */
const SHOWN_DIGITS = 15;

function numberCell(value: string, format: NumberFormat, is1904: boolean): FileCell {
  const number = Number(value);
  if (!Number.isFinite(number)) return { text: value };
  const plain: FileCell = { text: String(Number(number.toPrecision(SHOWN_DIGITS))), isNumber: true };
  if (format === 'plain') return plain;
  if (typeof format === 'object')
    return Number.isInteger(number) && number >= 0 ? { text: shownDigits(number, format.digits) } : plain;
  const point = serialTime(number, is1904);
  if (!point) return plain;
  if (format === 'time' || !point.day) return { text: point.time };
  return { text: format === 'day' ? point.day : `${point.day} ${point.time}`, day: point.day };
}
