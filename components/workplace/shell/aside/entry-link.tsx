import Link from 'next/link';
import type { ReactNode } from 'react';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { pageOfEntry } from '@/lib/links/upstream-links';

interface EntryLinkProps {
  readonly module: Module;
  readonly entry: MenuEntry;
  readonly className: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** The link to the page of a menu entry; an entry that names none stands there as text. */
export function EntryLink({ module, entry, ...rest }: EntryLinkProps) {
  const page = pageOfEntry(module, entry);
  if (!page) return <span className={rest.className}>{rest.children}</span>;
  return <Link {...rest} href={page} prefetch={false} />;
}
