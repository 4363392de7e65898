import Link from 'next/link';
import type { ReactNode } from 'react';
import { Avatar } from './avatar';

interface PersonRowProps {
  readonly name: string;
  readonly id: string;
  /** The address of a photo; one that does not load leaves the initials. */
  readonly photo: string | undefined;
  /** The page that tells more of them, where there is one. */
  readonly page?: string;
  /** What else there is to know, in order; empty ones are left out. */
  readonly facts: readonly string[];
  readonly children?: ReactNode;
}

/** A person in a list: face, name and number, and where they are. */
export function PersonRow({ name, id, photo, page, facts, children }: PersonRowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={name} size="sm" photo={photo} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {page ? (
            <Link href={page} prefetch={false} className="rounded-sm hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          <span className="font-normal text-muted">{id}</span>
        </p>
        <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {children}
      </div>
    </li>
  );
}
