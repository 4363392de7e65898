import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** What can be done with all of it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of an account, under its heading. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
        <h2 id={id} tabIndex={-1} className="rounded-sm text-base font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface SectionRowProps {
  readonly title: ReactNode;
  /** What else there is to say of it, each by itself. */
  readonly facts: readonly (ReactNode | false | '')[];
  readonly action?: ReactNode;
}

/** One line of a part: what it is, what is known of it, and what can be done. */
export function SectionRow({ title, facts, action }: SectionRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">{title}</p>
        <p className="flex flex-wrap gap-x-4 text-muted wrap-anywhere">
          {facts.map((fact, at) => fact && <span key={at}>{fact}</span>)}
        </p>
      </div>
      {action}
    </div>
  );
}
