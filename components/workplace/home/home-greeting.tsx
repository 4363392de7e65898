import { getLocale, getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/contract/platform/languages';
import { longDateText, dayPartOf } from '@/lib/dates';
import { readTimeZone } from '@/lib/preferences';

interface HomeGreetingProps {
  readonly name: string;
  /** Empty where the HR API keeps none. */
  readonly firstName?: string;
}

/**
 * By the first name that the record holds; no part of a name is ever taken for one. In Japanese and Chinese one is not called by it
 * at work, so there, and where the record holds none, by the whole name.
 */
export function greetedName({ name, firstName }: HomeGreetingProps, language: Language): string {
  return (language !== 'ja' && language !== 'zh' && firstName) || name;
}

/** Greets by the reader's own clock. */
export async function HomeGreeting(person: HomeGreetingProps) {
  const [t, locale, zone] = await Promise.all([getTranslations('home'), getLocale(), readTimeZone()]);
  const now = new Date();
  const part = dayPartOf(now, locale, zone);
  return (
    <div className="mb-4 md:mb-6">
      <h1 className="text-2xl leading-8 font-semibold text-balance wrap-anywhere md:text-3xl md:leading-10">
        {t('greeting', { part, name: greetedName(person, locale) })}
      </h1>
      <p className="mt-1 text-base text-muted first-letter:uppercase">{longDateText(now, locale, zone)}</p>
    </div>
  );
}
