import type { Translate } from '@/lib/i18n/message-key';

/** One line of what a save would change; nothing where both are the same. */
export function changeLine(t: Translate<'lookups'>, what: string, from: string, to: string): readonly string[] {
  if (from === to) return [];
  return [t('changed', { what, from: from || t('nothing'), to: to || t('nothing') })];
}

/** What came and what went between two lists of names. */
export function listChanges(
  t: Translate<'lookups'>,
  from: readonly string[],
  to: readonly string[],
): readonly string[] {
  return [
    ...to.filter((what) => !from.includes(what)).map((what) => t('added', { what })),
    ...from.filter((what) => !to.includes(what)).map((what) => t('removed', { what })),
  ];
}
