import { clsx } from 'clsx';
import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { photoOf } from '@/lib/files/photo';

interface PersonLinkProps {
  readonly name: string;
  readonly employeeId: string;
  readonly hasPhoto: boolean;
  /** The key of their card; empty where there is none to open. */
  readonly cardKey: string;
  readonly detail: string;
}

/** A person in a row, as the way to their card. */
export function PersonLink({ name, employeeId, hasPhoto, cardKey, detail }: PersonLinkProps) {
  const content = (
    <>
      <Avatar name={name} size="sm" photo={photoOf(employeeId, hasPhoto)} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          <span className={cardKey && 'group-hover:underline'}>{name}</span>{' '}
          <span className="font-normal text-muted">{employeeId}</span>
        </span>
        <span className="block text-muted">{detail}</span>
      </span>
    </>
  );
  const linkClasses = 'flex min-h-14 items-center gap-3 px-5 py-2.5 md:px-6';
  if (!cardKey) return <div className={linkClasses}>{content}</div>;
  return (
    <Link
      href={`/ecenter/profileview/key/${encodeURIComponent(cardKey)}`}
      prefetch={false}
      className={clsx(
        'group transition-colors duration-150 hover:bg-hover focus-visible:-outline-offset-2',
        linkClasses,
      )}
    >
      {content}
    </Link>
  );
}
