import type { ReactNode } from 'react';

/** What stands where a list would: a small drawing, what it means, and the next action if there is one. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <svg viewBox="0 0 120 80" fill="none" aria-hidden="true" className="mb-5 h-20 w-30">
        <ellipse cx="60" cy="70" rx="42" ry="5" className="fill-surface-sunken" />
        <path
          d="M32 34h56v28a5 5 0 0 1-5 5H37a5 5 0 0 1-5-5V34Z"
          className="fill-surface stroke-line-strong"
          strokeWidth="1.5"
        />
        <path
          d="M32 34l9-14h38l9 14H71a11 11 0 0 1-22 0H32Z"
          className="fill-accent-tint stroke-line-strong"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M60 6v5M42 9l2.5 4M78 9l-2.5 4" className="stroke-accent" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-sm text-muted">{text}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
