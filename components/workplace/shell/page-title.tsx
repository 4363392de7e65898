import type { ReactNode } from 'react';
import { AboveLink } from './above-link';

interface PageTitleProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The page above this one. */
  readonly above?: { readonly href: string; readonly name: string };
}

/** Says where one is: the first heading of a page in the shell. */
export function PageTitle({ title, lead, above }: PageTitleProps) {
  return (
    <div data-tour="page-title" className="mb-6">
      {above && <AboveLink {...above} />}
      <h1 className="text-2xl leading-8 font-semibold text-balance">{title}</h1>
      {lead && <p className="mt-1 max-w-2xl text-base text-muted">{lead}</p>}
    </div>
  );
}
