import { getLocale, getTranslations } from 'next-intl/server';
import { longDateText, dayPartOf } from '@/lib/dates';

export async function HomeGreeting({ name }: { name: string }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  const now = new Date();
  return (
    <div className="mb-6">
      <h1 className="text-2xl leading-8 font-semibold text-balance md:text-3xl md:leading-10">
        {t('greeting', { part: dayPartOf(now, locale), name })}
      </h1>
      <p className="mt-1 text-base text-muted first-letter:uppercase">{longDateText(now, locale)}</p>
    </div>
  );
}
