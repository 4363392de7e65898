import { createTranslator, type useTranslations } from 'next-intl';
import type { Language } from '@/lib/contract/languages';
import { ZONE } from '@/lib/dates';
import type { Capability } from '@/lib/i18n/capabilities';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';

export interface PanelWords {
  readonly t: ReturnType<typeof useTranslations<Capability>>;
  /** What a person reads about a failed call. */
  readonly failureText: (error: unknown) => string;
}

/** The words of one capability and of failures, fetched by the browser with the panel that shows them. */
export async function loadPanelWords(language: Language, capability: Capability): Promise<PanelWords> {
  const [words, errors] = await Promise.all([wordsOf(language, capability), wordsOf(language, 'errors')]);
  const t = createTranslator({
    locale: language,
    timeZone: ZONE,
    messages: { [capability]: words },
    namespace: capability,
  } as Parameters<typeof createTranslator>[0]) as unknown as PanelWords['t'];
  return { t, failureText: (error) => failureText(error, errors as FailureWords) };
}

async function wordsOf(language: Language, capability: Capability): Promise<object> {
  const file: { default: object } = await import(`@/messages/${language}/${capability}.json`);
  return file.default;
}
