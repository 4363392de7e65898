import { clsx } from 'clsx';

const variantClasses = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'border border-line bg-surface text-ink hover:bg-hover',
  danger: 'bg-danger text-surface hover:opacity-90',
} as const;

export type ButtonVariant = keyof typeof variantClasses;

/** The classes of what looks like a button: a button, or a link that leads on. */
export function buttonClasses(variant: ButtonVariant): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded px-4 py-2 text-center font-medium transition-colors duration-150 disabled:opacity-60 print:hidden',
    variantClasses[variant],
  );
}
