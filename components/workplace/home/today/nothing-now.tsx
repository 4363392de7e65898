import { getLocale, getTranslations } from 'next-intl/server';
import { Logo } from '@/components/ui/icons/logo';
import { relativeDayText } from '@/lib/relative-dates';
import type { TodayRow } from './today-row';

/** That nothing is to be done, and what comes next. */
export async function NothingNow({ next }: { next?: TodayRow }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  return (
    <div className="flex items-center gap-4 px-4 py-5 md:px-5">
      <span className="enter-fade shrink-0">
        <Logo size={{ width: 40, height: 40 }} />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{t('allClear')}</p>
        <p className="wrap-anywhere text-muted">
          {next
            ? t('nextUp', { title: next.Title, date: relativeDayText(next.DueDate, new Date(), locale) })
            : t('allClearText')}
        </p>
      </div>
    </div>
  );
}
