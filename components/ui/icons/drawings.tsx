import type { ReactNode } from 'react';

export const shape = 'fill-surface stroke-line-strong';
export const tint = 'fill-accent-tint stroke-line-strong';
export const accent = 'fill-none stroke-accent';

/** A small drawing beside plain words; says nothing by itself. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 104"
      aria-hidden="true"
      focusable="false"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-26 w-40"
    >
      <ellipse cx="80" cy="97" rx="56" ry="5" className="fill-line" opacity=".6" />
      {children}
    </svg>
  );
}

export function ClockDrawing() {
  return (
    <Drawing>
      <circle cx="80" cy="56" r="34" className={shape} />
      <circle cx="80" cy="56" r="25" className="fill-accent-tint" />
      <path d="M80 40v16l10 7" className={accent} strokeWidth="3" />
      <path d="M68 14h24M80 14v8" className="fill-none stroke-line-strong" />
    </Drawing>
  );
}

export function CloudDrawing() {
  return (
    <Drawing>
      <path d="M50 78a18 18 0 0 1 0-36c4-18 34-22 42-4 16-3 26 8 24 20 8 2 10 20-6 20H50Z" className={shape} />
      <path d="M78 48v13m0 8v.1" className={accent} strokeWidth="3.5" />
      <path d="M30 28h12m74-8h14M22 62h8" className={accent} opacity=".5" />
    </Drawing>
  );
}

export function DoorDrawing() {
  return (
    <Drawing>
      <path d="M56 16h48v74H56Z" className={shape} />
      <path d="M56 16l30 9v74l-30-9V16Z" className={tint} />
      <circle cx="79" cy="60" r="2.5" className="fill-accent" />
      <path d="M112 54h22m-8-8 8 8-8 8" className={accent} strokeWidth="3" />
    </Drawing>
  );
}

export function LockDrawing() {
  return (
    <Drawing>
      <path d="M64 46V34a16 16 0 0 1 32 0v12" className="fill-none stroke-line-strong" strokeWidth="3" />
      <rect x="52" y="46" width="56" height="44" rx="8" className={shape} />
      <circle cx="80" cy="64" r="6" className="fill-accent" />
      <path d="M80 66v11" className={accent} strokeWidth="4" />
    </Drawing>
  );
}

export function MapDrawing() {
  return (
    <Drawing>
      <path d="M34 30l30-10 32 10 30-10v60l-30 10-32-10-30 10V30Z" className={shape} />
      <path d="M64 20l32 10v60L64 80V20Z" className={tint} />
      <path d="M44 70c8-14 18-4 26-14s14-16 24-10" className={accent} strokeDasharray="3 5" strokeWidth="2.5" />
      <path d="M106 40l10 10m0-10-10 10" className={accent} strokeWidth="3" />
    </Drawing>
  );
}

export function MedalDrawing() {
  return (
    <Drawing>
      <path d="M66 62 56 92l15-5 9 9 9-9 15 5-10-30" className={tint} />
      <circle cx="80" cy="44" r="30" className={shape} />
      <circle cx="80" cy="44" r="21" className="fill-accent-tint" />
      <path d="m70 45 7 7 14-16" className={accent} strokeWidth="3.5" />
    </Drawing>
  );
}

export function NestDrawing() {
  return (
    <Drawing>
      <path d="M22 84c30-14 80 8 116-10" className="fill-none stroke-line-strong" strokeWidth="3" />
      <path d="M48 56h64c0 18-12 30-32 30S48 74 48 56Z" className={tint} />
      <path d="M56 64c12 6 34 6 48 0M60 73c12 5 28 5 40 0" className={accent} opacity=".7" />
      <ellipse cx="68" cy="50" rx="9" ry="12" className={shape} />
      <ellipse cx="90" cy="50" rx="9" ry="12" className={shape} />
      <path d="M44 56h72" className="fill-none stroke-line-strong" strokeWidth="3" />
    </Drawing>
  );
}
