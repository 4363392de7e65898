import Link from 'next/link';
import type { ReactNode } from 'react';

interface AccountRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** The page it leads to; left out where pressing it does something else. */
  readonly href?: string;
  readonly onChoose?: () => void;
}

const rowClasses =
  'flex min-h-12 w-full min-w-0 flex-1 items-center gap-3 rounded px-3 py-2.5 text-left transition-colors duration-150 hover:bg-hover';

/** A way to something of one's own. */
export function AccountRow({ icon, title, text, href, onChoose }: AccountRowProps) {
  const content = (
    <>
      <span className="text-accent-text">{icon}</span>
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        {text && <span className="block text-muted">{text}</span>}
      </span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" onClick={onChoose} className={rowClasses}>
        {content}
      </button>
    );
  }
  return (
    <Link href={href} prefetch={false} onClick={onChoose} className={rowClasses}>
      {content}
    </Link>
  );
}
