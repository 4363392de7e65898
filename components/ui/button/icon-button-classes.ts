/** The classes of a control that shows an icon alone; it carries its name in `aria-label`. */
export const iconButtonClasses =
  'inline-flex size-11 items-center justify-center rounded text-muted transition-colors duration-150 hover:bg-hover hover:text-ink active:bg-pressed md:size-10 print:hidden';
