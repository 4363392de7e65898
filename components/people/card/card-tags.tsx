import { clsx } from 'clsx';
import { tagColour } from './tag-colour';

interface CardTagsProps {
  readonly names: readonly string[];
  readonly label: string;
}

/** From so many on they may not all be in sight, and the keys move them. */
const MANY = 8;

/** CARD-06, CARD-07: the tags that somebody has, each in the colour of its name, at most 106 px high. */
export function CardTags({ names, label }: CardTagsProps) {
  return (
    <span
      role="list"
      aria-label={label}
      tabIndex={names.length >= MANY ? 0 : undefined}
      className="flex max-h-[106px] flex-wrap gap-1.5 overflow-y-auto"
    >
      {names.map((name) => (
        <span
          key={name}
          role="listitem"
          className={clsx('rounded-full px-2.5 py-0.5 text-xs font-medium wrap-anywhere', tagColour(name))}
        >
          {name}
        </span>
      ))}
    </span>
  );
}
