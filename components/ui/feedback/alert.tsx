import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../icons/form-icons';

const tones = {
  danger: { look: 'border-danger-line bg-danger-tint text-danger', icon: AlertIcon },
  success: { look: 'border-transparent bg-success-tint text-success', icon: CheckIcon },
} as const;

/** A message beside what it is about. A danger is announced at once, the rest when there is a pause. */
export function Alert({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { look, icon: ToneIcon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('enter-fade flex items-start gap-2 rounded border px-3 py-2.5 font-medium', look)}
    >
      <ToneIcon className="size-5" />
      <span className="min-w-0">{children}</span>
    </div>
  );
}
