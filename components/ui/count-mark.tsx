import { clsx } from 'clsx';
/** What a small mark can say. */
const MAX_COUNT = 99;

interface CountMarkProps {
  readonly count: number;
  /** Where it stands, as classes. */
  readonly place: string;
}

/** How much waits, on the control that leads to it; nothing shows no mark. What it counts is said by the control's name. */
export function CountMark({ count, place }: CountMarkProps) {
  if (count < 1) return null;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-[11px] leading-none font-semibold text-surface',
        place,
      )}
    >
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
    </span>
  );
}
