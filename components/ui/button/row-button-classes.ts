/** The classes of the button in a row of a list. */
export const rowButtonClasses =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded border border-line bg-surface px-3 font-medium transition-colors duration-150 hover:bg-hover disabled:opacity-60 md:min-h-8';
