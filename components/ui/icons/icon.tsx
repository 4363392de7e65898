import { clsx } from 'clsx';
export interface IconProps {
  readonly className?: string;
}

/** One drawn line, 1.5 px on a 24 px field; decoration only, so a name stands beside it wherever it is used. */
export function Icon({ className = 'size-5', path }: IconProps & { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={clsx('shrink-0', className)}
    >
      <path d={path} />
    </svg>
  );
}
