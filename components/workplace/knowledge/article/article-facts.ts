import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';

/** What there is to know of an article before it is read: its topic, its day and whether it is in another language. */
export function articleFacts(
  { Category, CreatedDate, Language: written }: ReplyFor<'getArticle'>,
  uiLanguage: Language,
  otherLanguage: string,
): string {
  return [Category, wireTimeText(CreatedDate, uiLanguage), written !== uiLanguage && otherLanguage]
    .filter(Boolean)
    .join(' · ');
}
