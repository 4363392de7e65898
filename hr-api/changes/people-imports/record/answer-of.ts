import { wireDate } from '../../../../lib/contract/platform/expressions/days';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import { importTexts } from '../import-texts';
import { areSeveral, isChosen, type OwnField } from './own-fields';
import type { Choose } from './own-choices';

/** What a cell says as the record keeps it, or why it says nothing that the field takes. */
export type Answer = { readonly answer: string } | { readonly reason: string };

/** Spreadsheets stand several choices beside each other with these. */
const BETWEEN = /[,;、，；|]/;

const ISO_MONTH = /^(\d{4})-(\d{2})(?:-\d{2})?$/;
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/;

const words = (said: (texts: (typeof importTexts)['en']['switch']) => string, more: readonly string[]) =>
  new Set([...Object.values(importTexts).map((texts) => said(texts.switch)), ...more].map(foldText));
const YES = words(({ yes }) => yes, ['y', 'true', '1', 'x']);
const NO = words(({ no }) => no, ['n', 'false', '0']);

/** The choices that a cell names, each as it is written. */
export const textsOf = ({ field }: OwnField, text: string): string[] =>
  (areSeveral(field) ? text.split(BETWEEN) : [text]).map((part) => part.trim()).filter(Boolean);

/** What a cell says in a field; whether the field takes it, the rules of its section say. */
export function answerOf(own: OwnField, text: string, { choose, parent }: { choose: Choose; parent: string }): Answer {
  const { field } = own;
  if (isChosen(field)) {
    const meant = textsOf(own, text).map((part) => choose(own, part, parent));
    const unmeant = meant.find((one) => typeof one === 'string');
    if (typeof unmeant === 'string') return { reason: `${unmeant}_choice` };
    return { answer: meant.flatMap((one) => (typeof one === 'string' ? [] : [one.value])).join(',') };
  }
  if (field.type === 'switch') {
    const word = foldText(text);
    if (YES.has(word)) return { answer: 'Yes' };
    return NO.has(word) ? { answer: 'No' } : { reason: 'unknown_choice' };
  }
  return { answer: written(field.type, text) };
}

/** Days and times as they are shown, which is how a record keeps them. */
function written(type: OwnField['field']['type'], text: string): string {
  if (type === 'date') return wireDate(text);
  const [, year, month] = ISO_MONTH.exec(text) ?? [];
  if (type === 'MonthYear' && year && month) return wireDate(`${year}-${month}-01`).slice(3);
  const [, day, time] = ISO_TIME.exec(text) ?? [];
  return type === 'datetime' && day && time ? `${wireDate(day)} ${time}` : text;
}
