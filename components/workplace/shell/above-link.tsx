import Link from 'next/link';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';

/** The way to the page above this one. */
export function AboveLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="mb-1 inline-flex min-h-11 items-center gap-2 rounded-sm text-muted hover:text-ink md:min-h-8 print:hidden"
    >
      <ArrowLeftIcon className="size-4" />
      {name}
    </Link>
  );
}
