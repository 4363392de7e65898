import { clsx } from 'clsx';
import { AvatarPhoto } from './avatar-photo';

const sizes = {
  xs: 'size-6 text-[0.625rem]',
  sm: 'size-9 text-xs',
  md: 'size-12 text-base',
  lg: 'size-16 text-xl md:size-20 md:text-2xl',
  photo: 'size-[120px] text-4xl',
  xl: 'size-24 text-3xl md:size-32 md:text-4xl',
} as const;

/** The first letters of the first and the last word of a name; one character where a name has no spaces. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return ends
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toLocaleUpperCase();
}

interface AvatarProps {
  readonly name: string;
  readonly size: keyof typeof sizes;
  /** The address of a photo; one that does not load leaves the initials. */
  readonly photo?: string;
}

/** A person's photo, or their initials where there is none; their name is always written beside it. */
export function Avatar({ name, size, photo }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'relative grid shrink-0 place-items-center rounded-full bg-accent-tint font-semibold text-accent-text [box-shadow:inset_0_0_0_1px_var(--accent-line)]',
        sizes[size],
      )}
    >
      {initialsOf(name)}
      {photo && <AvatarPhoto address={photo} />}
    </span>
  );
}
