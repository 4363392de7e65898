import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export const WIDTHS = ['desk', 'tablet', 'phone'] as const;
export type Width = (typeof WIDTHS)[number];

const FRAMES: Record<Width, string> = {
  desk: 'w-full',
  tablet: 'mx-auto w-full max-w-[44.5rem] md:rounded-lg md:border-8 md:border-line',
  phone: 'mx-auto w-full max-w-[24.5rem] md:rounded-lg md:border-8 md:border-line',
};

/** As wide as the page would be there, less what stands around a form. */
export function PreviewFrame({ width, children }: { readonly width: Width; readonly children: ReactNode }) {
  return (
    <div className={clsx('overflow-hidden transition-[max-width] duration-200', FRAMES[width])}>
      <div className={clsx('bg-canvas', width === 'phone' ? 'p-4' : width === 'tablet' && 'p-6')}>
        <div className="rounded-lg border border-line bg-surface p-5 md:p-6">{children}</div>
      </div>
    </div>
  );
}
