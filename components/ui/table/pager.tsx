import { clsx } from 'clsx';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronRightIcon } from '@/components/ui/icons/icons';
import { fillIn } from '@/lib/i18n/fill-in';
import { ChevronLeftIcon } from './table-icons';
import type { TablePage, TableWords } from './table-props';

interface PagerProps {
  readonly page: TablePage<unknown>;
  readonly words: TableWords;
  readonly language: string;
  readonly sizeLabel: string;
  readonly sizes: readonly (number | 'all')[];
  readonly size: number | 'all';
  readonly onSize: (size: number | 'all') => void;
}

/** How many rows a page holds, which of them these are, and the ways to the pages beside it (TBL-03, TBL-04, TBL-11). */
export function Pager({ page, words, language, sizeLabel, sizes, size, onSize }: PagerProps) {
  const number = new Intl.NumberFormat(language);
  const button = clsx(iconButtonClasses, 'disabled:opacity-40');
  const options = sizes.includes(size) ? sizes : [...sizes, size];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <label className="flex items-center gap-2 text-muted">
        {sizeLabel}
        <select
          value={size}
          onChange={({ target }) => onSize(options[target.selectedIndex] ?? size)}
          className="min-h-11 rounded border border-line-strong bg-surface px-2 py-1 text-base text-ink tabular-nums md:min-h-9 md:text-sm"
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {option === 'all' ? words.all : number.format(option)}
            </option>
          ))}
        </select>
      </label>
      <div className="flex items-center gap-1">
        <p role="status" className="px-2 text-muted tabular-nums">
          {rangeText(page, words, number)}
        </p>
        <button
          type="button"
          aria-label={words.previousPage}
          disabled={!page.goPrevious}
          onClick={page.goPrevious ?? undefined}
          className={button}
        >
          <ChevronLeftIcon />
        </button>
        <button
          type="button"
          aria-label={words.nextPage}
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
  words: TableWords,
  number: Intl.NumberFormat,
): string {
  if (!rows || rows.length === 0) return '';
  const range = { from: number.format(firstIndex + 1), to: number.format(firstIndex + rows.length) };
  if (!total) return fillIn(words.rangeOpen, range);
  const atLeast = Math.max(total.count, firstIndex + rows.length);
  return fillIn(total.isEstimated ? words.rangeAbout : words.range, { ...range, total: number.format(atLeast) });
}
