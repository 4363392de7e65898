import { createTranslator, type useTranslations } from 'next-intl';
import type { Language } from '@/lib/contract/platform/languages';
import { ZONE } from '@/lib/dates';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import type { Namespace } from '@/lib/i18n/messages';

/**
 * Fetches one file of messages. Whoever wants it names it: a pattern over all of them would put a table of all their files into
 * what every page loads first.
 */
export type LoadMessagesFile = (language: Language) => Promise<{ default: object }>;

export interface PanelMessages {
  readonly t: ReturnType<typeof useTranslations<Namespace>>;
  /** What a person reads about a failed call. */
  readonly failureText: (error: unknown) => string;
}

/** The words of one namespace and of failures, fetched by the browser with the panel that shows them. */
export async function loadPanelMessages(
  language: Language,
  namespace: Namespace,
  load: LoadMessagesFile,
): Promise<PanelMessages> {
  const [words, errors] = await Promise.all([load(language), import(`@/messages/${language}/errors.json`)]);
  const t = createTranslator({
    locale: language,
    timeZone: ZONE,
    messages: { [namespace]: words.default },
    namespace,
  } as Parameters<typeof createTranslator>[0]) as unknown as PanelMessages['t'];
  return { t, failureText: (error) => failureText(error, errors.default as FailureWords) };
}
