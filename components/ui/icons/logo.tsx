export interface LogoSize {
  readonly width: number;
  readonly height: number;
}

/** SHL-23, in pixels. */
const DEFAULT_SIZE: LogoSize = { width: 30, height: 30 };

/** The humming bird; the product's name stands beside it in words. */
export function Logo({ size }: { size?: LogoSize | null }) {
  const { width, height } = size ?? DEFAULT_SIZE;
  return (
    <svg
      viewBox="0 0 32 32"
      preserveAspectRatio="xMinYMid"
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
    >
      <path className="fill-accent" opacity=".5" d="M15.6 15.2C9.4 14.9 4 11 1.8 4.6c7.2.1 13.2 3 15.8 7.8Z" />
      <path className="fill-accent" d="M16.2 13.4c-4-2.8-6-7.2-5.5-11.9 5 1.8 8.3 5.5 8.7 9.7Z" />
      <path
        className="fill-accent-text"
        d="M30.5 5.2 23 9.1c-1.2-1.8-4.3-2.1-6.1.2-1.5 2-1.3 4.2-2.7 7-1.9 3.9-5.2 7.2-9.4 9l3.7.3-1.9 3.8c7.9-1.4 15.7-6.6 16.3-15.2.1-1.5.2-2.7.7-3.7Z"
      />
      <circle className="fill-surface" cx="20.3" cy="10.2" r=".75" />
    </svg>
  );
}
