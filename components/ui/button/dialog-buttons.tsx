import type { ReactNode } from 'react';

/** The buttons at the foot of a dialog; the one that does what it is for stands last. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3">{children}</div>;
}
