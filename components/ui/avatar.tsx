const sizes = { sm: 'size-9 text-xs', lg: 'size-16 text-xl md:size-20 md:text-2xl' } as const;

/** The first letters of the first and the last word of a name; one character where a name has no spaces. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return ends
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toLocaleUpperCase();
}

/** Stands for a person where no photo is; their name is always written beside it. */
export function Avatar({ name, size }: { name: string; size: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-accent-tint font-semibold text-accent-text ring-1 ring-accent-line ring-inset ${sizes[size]}`}
    >
      {initialsOf(name)}
    </span>
  );
}
