import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface BlockProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One building block, or a few of a kind, with its name. */
export function Block({ title, children }: BlockProps) {
  return (
    <section aria-label={title}>
      <Card className="h-full p-5">
        <h2 className="mb-4 text-base font-semibold">{title}</h2>
        {children}
      </Card>
    </section>
  );
}
