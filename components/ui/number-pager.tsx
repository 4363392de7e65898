import { clsx } from 'clsx';
import { iconButtonClasses } from './button/icon-button-classes';
import { ChevronRightIcon } from './icons/icons';
import { ChevronLeftIcon } from './icons/reading-icons';
import { pageNumbers } from './page-numbers';

/** VIEW-02: how many stand on a page; the last one by default. */
export const PAGE_SIZES = [3, 5, 10] as const;
export const PAGE_SIZE = 10;

interface NumberPagerProps {
  /** From 1 on. */
  readonly page: number;
  readonly count: number;
  readonly size: number;
  readonly words: {
    readonly pages: string;
    readonly page: (number: number) => string;
    readonly previous: string;
    readonly next: string;
    readonly perPage: string;
  };
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

/** VIEW-01: the pages of a list that is here as a whole, up to five of them by their numbers. */
export function NumberPager({ page, count, size, words, onPage, onSize }: NumberPagerProps) {
  const pages = Math.max(1, Math.ceil(count / size));
  const button = clsx(
    iconButtonClasses,
    'digits aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-text disabled:opacity-40',
  );
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <label className="flex items-center gap-2 text-muted">
        {words.perPage}
        <select
          value={size}
          onChange={({ target }) => onSize(Number(target.value))}
          className="min-h-11 rounded border border-line-strong bg-surface px-2 py-1 text-base text-ink digits md:min-h-9 md:text-sm"
        >
          {PAGE_SIZES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <span className="flex items-center">
        <button
          type="button"
          aria-label={words.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          className={button}
        >
          <ChevronLeftIcon className="size-4" />
        </button>
        {pageNumbers(page, pages).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={words.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className={button}
          >
            {number}
          </button>
        ))}
        <button
          type="button"
          aria-label={words.next}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
          className={button}
        >
          <ChevronRightIcon className="size-4" />
        </button>
      </span>
    </nav>
  );
}
