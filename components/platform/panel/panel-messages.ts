import type { Language } from '@/lib/contract/platform/languages';
import type { Namespace } from '@/lib/i18n/messages';
import type { SomeMessages } from '@/lib/i18n/messages-context';

/**
 * Fetches one file of messages. Whoever wants it names it: a pattern over all of them would put a table of all their files into
 * what every page loads first.
 */
export type LoadMessagesFile = (language: Language) => Promise<{ default: object }>;

/** The messages of one file and of errors, loaded by the browser. */
export async function loadPanelMessages(
  language: Language,
  namespace: Namespace,
  load: LoadMessagesFile,
): Promise<SomeMessages> {
  const [texts, errors] = await Promise.all([load(language), import(`@/messages/${language}/errors.json`)]);
  return { [namespace]: texts.default, errors: errors.default };
}
