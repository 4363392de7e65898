import type { ReactNode } from 'react';

interface CountTileProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly count: number;
  /** Completes the count to a sentence. */
  readonly text: ReactNode;
}

/** A count that says what it counts; nothing waiting is quiet. */
export function CountTile({ icon, name, count, text }: CountTileProps) {
  return (
    <li className="flex flex-col gap-2 border-r border-b border-line p-4 sm:flex-row sm:gap-3.5 sm:p-5">
      <span className={count > 0 ? 'text-accent-text' : 'text-muted'}>{icon}</span>
      <div className="min-w-0">
        <p className="text-muted">{name}</p>
        <p className="mt-1">
          {count > 0 && (
            <>
              <span className="text-xl font-semibold tabular-nums">{count}</span>{' '}
            </>
          )}
          <span className={count > 0 ? '' : 'text-muted'}>{text}</span>
        </p>
      </div>
    </li>
  );
}
