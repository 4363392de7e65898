/** The classes of a list of choices that stand side by side, the present one marked. */
export const choiceGridClasses =
  'grid grid-cols-2 gap-2 *:rounded *:border *:border-line sm:grid-cols-3 *:has-[[aria-current=true],[aria-pressed=true]]:border-accent-text *:has-[[aria-current=true],[aria-pressed=true]]:bg-accent-tint';
