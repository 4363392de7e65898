import type { Messages } from '@/lib/i18n/messages';
import type { SessionWords } from './session-warning';

/** The words in which a page says that its session is about to end, so that the rest stays on the server. */
export function sessionMessagesOf(words: Messages['sign-in']): SessionWords {
  const { expired, stayTitle, stayText, lastText, stay, understood, stayFailed } = words;
  return { expired, stayTitle, stayText, lastText, stay, understood, stayFailed };
}
