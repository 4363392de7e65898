import { clsx } from 'clsx';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import type { TablePages } from './table-props';

/** VIEW-01. */
const MAX_NUMBERS = 5;

/** The pages around the one that is shown; nothing where it is the only one. */
export function PageNumbers({ at, count, goTo }: TablePages) {
  const t = useMessages('table');
  const number = new Intl.NumberFormat(useLanguage());
  const shown = Math.min(count, MAX_NUMBERS);
  const first = Math.max(0, Math.min(at - Math.floor(shown / 2), count - shown));
  if (count < 2) return null;
  return Array.from({ length: shown }, (_, index) => first + index).map((page) => (
    <button
      key={page}
      type="button"
      aria-label={t('page', { number: number.format(page + 1) })}
      aria-current={page === at ? 'page' : undefined}
      onClick={() => goTo(page)}
      className={clsx(
        'grid h-11 min-w-9 place-items-center rounded px-1 transition-colors duration-150 digits md:h-9',
        page === at ? 'bg-accent-tint font-semibold text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
      )}
    >
      {number.format(page + 1)}
    </button>
  ));
}
