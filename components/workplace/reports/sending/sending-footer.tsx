import type { ReactNode } from 'react';

/** The buttons of a tab, in sight however long it is. */
export function SendingFooter({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface-raised px-5 py-4 md:-mx-6 md:px-6">
      {children}
    </div>
  );
}
