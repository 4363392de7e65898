/** The classes of a button that reads like a link within text or beside a title. */
export const textButtonClasses =
  'rounded-sm py-0.5 text-left font-medium text-accent-text underline decoration-accent-line underline-offset-4 hover:decoration-current';
