import { fillIn } from '@/lib/i18n/fill-in';
import type { LookupMessages } from './lookup-context';

/** One line of what a save would change; nothing where both are the same. */
export function changeLine(words: LookupMessages, what: string, from: string, to: string): readonly string[] {
  if (from === to) return [];
  return [fillIn(words.changed, { what, from: from || words.nothing, to: to || words.nothing })];
}

/** What came and what went between two lists of names. */
export function listChanges(words: LookupMessages, from: readonly string[], to: readonly string[]): readonly string[] {
  return [
    ...to.filter((what) => !from.includes(what)).map((what) => fillIn(words.added, { what })),
    ...from.filter((what) => !to.includes(what)).map((what) => fillIn(words.removed, { what })),
  ];
}
