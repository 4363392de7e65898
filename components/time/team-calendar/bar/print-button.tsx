'use client';

import { buttonClasses } from '@/components/ui/button/button-variant';

/** Puts the page on paper. */
export const PrintButton = ({ label }: { readonly label: string }) => (
  <button type="button" onClick={() => window.print()} className={`${buttonClasses('secondary')} max-md:hidden`}>
    {label}
  </button>
);
