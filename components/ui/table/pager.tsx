import { clsx } from 'clsx';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronRightIcon } from '@/components/ui/icons/icons';
import type { Translate } from '@/lib/i18n/message-key';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { PageNumbers } from './page-numbers';
import { ChevronLeftIcon } from './table-icons';
import type { TablePage } from './table-props';

interface PagerProps {
  readonly page: TablePage<unknown>;
  readonly sizeLabel: string;
  readonly sizes: readonly (number | 'all')[];
  readonly size: number | 'all';
  readonly onSize: (size: number | 'all') => void;
}

/** How many rows a page holds, which of them these are, and the ways to the pages beside it (TBL-03, TBL-04, TBL-11, VIEW-01). */
export function Pager({ page, sizeLabel, sizes, size, onSize }: PagerProps) {
  const t = useMessages('table');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const button = clsx(iconButtonClasses, 'disabled:opacity-40');
  const options = sizes.includes(size) ? sizes : [...sizes, size];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <label className="flex items-center gap-2 text-muted">
        {sizeLabel}
        <select
          value={size}
          onChange={({ target }) => onSize(options[target.selectedIndex] ?? size)}
          className="min-h-11 rounded border border-line-strong bg-surface px-2 py-1 text-base text-ink digits md:min-h-9 md:text-sm"
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {option === 'all' ? t('all') : number.format(option)}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap items-center justify-end gap-1">
        <p role="status" className="px-2 text-muted digits">
          {rangeText(page, t, number)}
        </p>
        <button
          type="button"
          aria-label={t('previousPage')}
          disabled={!page.goPrevious}
          onClick={page.goPrevious ?? undefined}
          className={button}
        >
          <ChevronLeftIcon />
        </button>
        <PageNumbers {...page.pages} />
        <button
          type="button"
          aria-label={t('nextPage')}
          disabled={!page.goNext}
          onClick={page.goNext ?? undefined}
          className={button}
        >
          <ChevronRightIcon />
        </button>
      </div>
    </div>
  );
}

function rangeText(
  { rows, firstIndex, total }: TablePage<unknown>,
  t: Translate<'table'>,
  number: Intl.NumberFormat,
): string {
  if (!rows || rows.length === 0) return '';
  const range = { from: number.format(firstIndex + 1), to: number.format(firstIndex + rows.length) };
  if (!total) return t('rangeOpen', range);
  const atLeast = Math.max(total.count, firstIndex + rows.length);
  return t(total.isEstimated ? 'rangeAbout' : 'range', { ...range, total: number.format(atLeast) });
}
