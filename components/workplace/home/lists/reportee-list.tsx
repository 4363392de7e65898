import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';

interface ReporteeListProps {
  readonly kind: 'manager' | 'admin';
  readonly leaderKey?: string;
  readonly title: string;
}

/** The people who report to somebody, each leading to their card. */
export function ReporteeList({ kind, leaderKey, title }: ReporteeListProps) {
  const t = useMessages('home');
  const { data, error } = useCall('listReportees', { Kind: kind, ChillCode: leaderKey });
  if (error) return <p className="mt-4 text-danger">{t('listMissing')}</p>;
  if (!data) {
    return (
      <div role="status" aria-label={t('loadingPeople')} className="mt-2">
        <SkeletonRows rows={4} />
      </div>
    );
  }
  return (
    <ul tabIndex={0} aria-label={title} className="mt-2 max-h-[60dvh] divide-y divide-line overflow-y-auto">
      {data.map(({ Name, Empid, KeyCode, HasPhoto, Level_Name, Location_Name }) => (
        <li key={Empid} className="flex items-center gap-3 py-3">
          <Avatar name={Name} size="sm" photo={photoOf(Empid, HasPhoto)} />
          <div className="min-w-0">
            <p className="font-medium">
              {KeyCode ? (
                <Link
                  href={`/ecenter/profileview/key/${encodeURIComponent(KeyCode)}`}
                  prefetch={false}
                  className="rounded-sm hover:underline"
                >
                  {Name}
                </Link>
              ) : (
                Name
              )}{' '}
              <span className="font-normal text-muted">{Empid}</span>
            </p>
            <p className="text-muted">{[Level_Name, Location_Name].filter(Boolean).join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
