import Link from 'next/link';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Card } from '@/components/ui/card';

interface LinkCardProps {
  readonly title: string;
  readonly about: string;
  readonly link: string;
  readonly href: `/${string}`;
}

/** What is done on another page, and the way there. */
export function LinkCard({ title, about, link, href }: LinkCardProps) {
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 md:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-medium">{title}</h2>
        <p className="text-muted">{about}</p>
      </div>
      <Link href={href} prefetch={false} className={`${textButtonClasses} min-h-11 md:min-h-6`}>
        {link}
      </Link>
    </Card>
  );
}
