import type { ReactNode } from 'react';

/** One thing that is told while something is chosen, by its name; within a `dl`. */
export function PreviewFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-medium text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
