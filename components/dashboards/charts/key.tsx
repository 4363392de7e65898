import { clsx } from 'clsx';
import { useId } from 'react';
import { Patterns, patternAt } from './patterns';
import { TONE_FILL, toneAt } from './tones';

interface KeyProps {
  readonly parts: readonly {
    readonly label: string;
    /** How many it is; left out where the picture, or a table beside it, says so. */
    readonly text?: string;
  }[];
  /** Beside a picture, one below the other; else below it. */
  readonly isTall?: boolean;
}

/** What the colours and patterns of a picture stand for: of no use to who sees none, unless it says how many, too. */
export function Key({ parts, isTall = false }: KeyProps) {
  const id = useId();
  const saysNothing = parts.every(({ text }) => text === undefined);
  return (
    <ul
      aria-hidden={saysNothing || undefined}
      className={clsx('flex gap-x-4 gap-y-1', isTall ? 'flex-col' : 'flex-wrap')}
    >
      {parts.map(({ label, text }, at) => (
        <li key={label} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
            {at === 0 && <Patterns id={id} />}
            <rect width={12} height={12} rx={3} className={TONE_FILL[toneAt(at)]} />
            <rect width={12} height={12} rx={3} fill={patternAt(id, at)} />
          </svg>
          <span className="wrap-anywhere">{label}</span>
          {text !== undefined && <span className="font-medium digits">{text}</span>}
        </li>
      ))}
    </ul>
  );
}
