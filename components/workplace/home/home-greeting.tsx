import { getLocale, getTranslations } from 'next-intl/server';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { Language } from '@/lib/contract/platform/languages';
import { longDateText, dayPartOf, wireTimeText } from '@/lib/dates';
import { readTimeZone } from '@/lib/preferences';

interface HomeGreetingProps {
  readonly name: string;
  /** Empty where the HR API keeps none. */
  readonly firstName?: string;
  /** The day of the last sign-in, where there is something to catch up with since. */
  readonly awaySince?: string;
}

/**
 * By the first name that the record holds; no part of a name is ever taken for one. In Japanese and Chinese one is not called by it
 * at work, so there, and where the record holds none, by the whole name.
 */
export function greetedName(
  { name, firstName }: Pick<HomeGreetingProps, 'name' | 'firstName'>,
  language: Language,
): string {
  return (language !== 'ja' && language !== 'zh' && firstName) || name;
}

/** Greets by the reader's own clock. */
export async function HomeGreeting({ awaySince, ...person }: HomeGreetingProps) {
  const [t, locale, zone] = await Promise.all([getTranslations('home'), getLocale(), readTimeZone()]);
  const now = new Date();
  const part = dayPartOf(now, locale, zone);
  return (
    <div className="mb-4 md:mb-6">
      <h1 className="text-2xl leading-8 font-semibold text-balance wrap-anywhere md:text-3xl md:leading-10">
        {t('greeting', { part, name: greetedName(person, locale) })}
      </h1>
      <p className="mt-1 text-base text-muted first-letter:uppercase">{longDateText(now, locale, zone)}</p>
      {awaySince && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
          {t('lastHere', { date: wireTimeText(awaySince, locale) })}
          <PanelButton panel="catch-up" label={t('catchUp')} classes={textButtonClasses}>
            {t('catchUp')}
          </PanelButton>
        </p>
      )}
    </div>
  );
}
