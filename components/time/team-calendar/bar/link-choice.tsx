import Link from 'next/link';

interface LinkChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly href: `/${string}`; readonly text: string; readonly isChosen: boolean }[];
}

/** One of some ways to look at the same thing, each at an address of its own. */
export function LinkChoice({ label, options }: LinkChoiceProps) {
  return (
    <nav
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col rounded border border-line bg-surface-sunken p-0.5 max-md:w-full"
    >
      {options.map(({ href, text, isChosen }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          scroll={false}
          aria-current={isChosen ? 'true' : undefined}
          className="grid min-h-10 min-w-0 place-items-center rounded-sm px-3 py-1 text-center font-medium text-muted transition-colors duration-150 hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:[box-shadow:0_0_0_1px_var(--line)] md:min-h-8"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
