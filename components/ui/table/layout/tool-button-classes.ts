/** The classes of what stands in a table's toolbar: on a phone its icon alone, with the name for those who cannot see it. */
export const toolButtonClasses =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded border border-line bg-surface px-3 py-2 font-medium transition-colors duration-150 hover:bg-hover disabled:opacity-60 md:min-h-10';
