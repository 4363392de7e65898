import { useId, type ReactNode } from 'react';

interface BlockProps {
  readonly title: string;
  /** What it is for, where the title does not say it. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** What belongs together of a field, under its title. */
export function Block({ title, about, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {about && <p className="mt-0.5 text-muted">{about}</p>}
      </div>
      {children}
    </section>
  );
}
