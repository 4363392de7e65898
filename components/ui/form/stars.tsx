import { clsx } from 'clsx';
import { useId } from 'react';
import { StarIcon } from '../icons/icons';

interface StarsProps {
  /** What each number of stars means, from one on. */
  readonly names: readonly string[];
  readonly chosen: number;
  readonly isDisabled?: boolean;
  readonly onChoose: (stars: number) => void;
}

/** One to five stars: radio buttons, and in words what is chosen. They stand in a fieldset that names them. */
export function Stars({ names, chosen, isDisabled, onChoose }: StarsProps) {
  const group = useId();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3">
      <div className={clsx('-ml-2 flex', isDisabled && 'opacity-60')}>
        {names.map((name, at) => (
          <label
            key={name}
            title={name}
            className="relative grid size-11 place-items-center rounded text-line-strong transition-colors duration-150 hover:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
          >
            <input
              type="radio"
              name={group}
              value={at + 1}
              aria-label={name}
              checked={chosen === at + 1}
              disabled={isDisabled}
              onChange={() => onChoose(at + 1)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <StarIcon className={clsx('size-7', at < chosen && 'fill-accent text-accent-text')} />
          </label>
        ))}
      </div>
      <span aria-hidden="true" className="text-muted">
        {names[chosen - 1]}
      </span>
    </div>
  );
}
