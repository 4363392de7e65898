import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { freeValue } from './names';

export type OptionDefinition = FieldDefinition['options'][number];

/** As many as a field holds itself; a longer list is one of the organisation's. */
export const MAX_OPTIONS = 500;

/** The names in a text that was pasted, one a line, each once; what stands behind a tab belongs to another column. */
export function namesInLines(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => (line.split('\t')[0] ?? '').trim());
  return [...new Set(lines.filter((line) => line !== ''))].map((line) => line.slice(0, 200));
}

/**
 * The options with the names that were pasted, in English: those that are there already keep their value and their names in other
 * languages, others get a value of their own.
 */
export function optionsFromNames(names: readonly string[], before: readonly OptionDefinition[]): OptionDefinition[] {
  const known = new Map(before.map((option) => [option.names.en, option]));
  const taken = new Set(before.map(({ value }) => value));
  return names.map((name) => {
    const found = known.get(name);
    if (found) return found;
    const value = freeValue(name, taken);
    taken.add(value);
    return { value, names: { en: name }, parent: '' };
  });
}
