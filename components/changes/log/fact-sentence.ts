import type { Change } from '@/lib/contract/changes/changes';
import type { Translate } from '@/lib/i18n/message-key';

/** What became of one field, in a sentence. `day` writes days of the wire as the language does, and leaves anything else. */
export function factSentence(
  t: Translate<'changes.log'>,
  { Label: label, Before, After, IsMasked }: Change['Facts'][number],
  day: (wire: string) => string,
): string {
  const [before, after] = [day(Before), day(After)];
  if (IsMasked) return t('factMasked', { label });
  if (before && after) return t('factChanged', { label, before, after });
  return after ? t('factNew', { label, after }) : t('factGone', { label, before });
}
