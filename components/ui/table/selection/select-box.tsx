import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  readonly label: string;
  /** Null where some are and some are not. */
  readonly isSelected: boolean | null;
  readonly isStop: boolean;
  /** Left out where the table itself listens. */
  readonly onToggle?: () => void;
}

/** A box that selects a row or a page of them; all of its cell is the target. */
export function SelectBox({ label, isSelected, isStop, onToggle }: SelectBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isSelected === null;
  }, [isSelected]);
  return (
    <label className="grid h-10 w-11 place-items-center">
      <input
        ref={ref}
        type="checkbox"
        data-select=""
        aria-label={label}
        checked={isSelected === true}
        readOnly
        onClick={onToggle}
        tabIndex={isStop ? 0 : -1}
        className="size-4.5 scroll-mt-16"
      />
    </label>
  );
}
