import { clsx } from 'clsx';
import { fillIn } from '@/lib/i18n/fill-in';

interface CharactersLeftProps {
  readonly text: string;
  readonly longest: number;
  /** Takes `{count}`. */
  readonly words: string;
}

/** How many characters a text still may have, said from the last tenth on. */
export function CharactersLeft({ text, longest, words }: CharactersLeftProps) {
  const left = longest - text.trim().length;
  if (left > longest / 10) return null;
  return (
    <span className={clsx('tabular-nums', left < 0 ? 'text-danger' : 'text-muted')}>
      {fillIn(words, { count: left })}
    </span>
  );
}
