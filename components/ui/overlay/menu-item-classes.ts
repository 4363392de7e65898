/** The classes of a row in a menu, a link or a button. */
export const menuItemClasses =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 py-2 text-left transition-colors duration-150 hover:bg-hover active:bg-pressed md:min-h-10';
