import { MAX_LIST_OPTIONS, type ListLineIssue } from '../../../../lib/contract/people/section-rules';
import { isLanguage, type Language } from '../../../../lib/contract/platform/languages';
import { isStorable } from '../../../../lib/contract/platform/storable-text';
import { splitLines } from './split-lines';

/** An option as a file has it; its name in English, and in each other language that the file names. */
export interface GivenOption {
  readonly value: string;
  readonly parent: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
}

export interface LineIssue {
  readonly line: number;
  readonly code: ListLineIssue;
  readonly text: string;
}

type Column = 'value' | 'parent' | Language;

const MAX_VALUE = 60;
const MAX_NAME = 200;
const MAX_TEXT = 100;

/** What the columns of a file are, by its first line where that names them. */
function columnsOf(first: readonly string[]): {
  readonly columns: readonly (Column | null)[];
  readonly isHeader: boolean;
} {
  const words = first.map((cell) => cell.trim().toLowerCase());
  const named = words.map((word): Column | null => {
    if (word === 'value' || word === 'parent') return word;
    if (word === 'name') return 'en';
    return isLanguage(word) ? word : null;
  });
  const isHeader = named.every((column) => column !== null) && (named.includes('value') || named.includes('en'));
  if (isHeader) return { columns: named, isHeader };
  return { columns: first.length < 2 ? ['en'] : ['value', 'en', 'parent'], isHeader };
}

/** A value of its own for what has only a name: without the signs that stand between several answers. */
const valueFrom = (name: string) => name.replace(/[,;]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_VALUE).trim();

function issueOf({ value, parent, names }: GivenOption): ListLineIssue | null {
  if (value === '' || !names.en) return 'no_value';
  if (value.length > MAX_VALUE || parent.length > MAX_VALUE) return 'too_long';
  if (Object.values(names).some((name) => name.length > MAX_NAME)) return 'too_long';
  return /[,;\p{Cc}]/u.test(value) || ![value, parent, ...Object.values(names)].every(isStorable) ? 'value' : null;
}

function optionIn(cells: readonly string[], columns: readonly (Column | null)[]): GivenOption {
  const cellOf = (column: Column) => (cells[columns.indexOf(column)] ?? '').replace(/\s+/g, ' ').trim();
  const names: Partial<Record<Language, string>> = {};
  for (const column of columns) {
    if (column !== null && column !== 'value' && column !== 'parent' && cellOf(column) !== '')
      names[column] = cellOf(column);
  }
  const value = columns.includes('value') ? cellOf('value') : valueFrom(names.en ?? '');
  return {
    value,
    parent: columns.includes('parent') ? cellOf('parent') : '',
    names: { ...names, en: names.en ?? value },
  };
}

/** The options of a file, and the lines that are not taken. Empty lines are neither. */
export function parseOptions(text: string): {
  readonly options: readonly GivenOption[];
  readonly issues: readonly LineIssue[];
} {
  const lines = splitLines(text);
  const { columns, isHeader } = columnsOf(lines[0]?.cells ?? []);
  const options = new Map<string, GivenOption>();
  const issues: LineIssue[] = [];
  for (const { line, cells } of isHeader ? lines.slice(1) : lines) {
    const option = optionIn(cells, columns);
    const wrong = issueOf(option);
    const code =
      wrong ?? (options.has(option.value) ? 'doubled' : options.size >= MAX_LIST_OPTIONS ? 'too_many' : null);
    if (code === null) options.set(option.value, option);
    else issues.push({ line, code, text: cells.join(' ').slice(0, MAX_TEXT) });
  }
  return { options: [...options.values()], issues };
}
