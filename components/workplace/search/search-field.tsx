import type { ComponentProps } from 'react';
import { SearchIcon } from '@/components/ui/icons/icons';

interface SearchFieldProps extends ComponentProps<'input'> {
  readonly 'aria-expanded': boolean;
  /** The grid. */
  readonly 'aria-controls': string;
}

/** The text field of a search whose results stand in a grid below it. */
export const SearchField = ({ 'aria-expanded': isExpanded, 'aria-controls': gridId, ...props }: SearchFieldProps) => (
  <div className="relative flex-1">
    <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-5 [translate:0_-50%] text-muted" />
    <input
      data-first-focus
      type="text"
      role="combobox"
      enterKeyHint="search"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={100}
      aria-haspopup="grid"
      aria-autocomplete="list"
      aria-expanded={isExpanded}
      aria-controls={gridId}
      className="block min-h-11 w-full rounded border border-line-strong bg-surface py-2 pr-3 pl-10 text-base transition-colors duration-150 placeholder:text-muted md:text-sm"
      {...props}
    />
  </div>
);
