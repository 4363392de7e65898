import { getTranslations } from 'next-intl/server';
import { ReporteeCount } from '@/components/workplace/home/reportee-count';
import { ProfileAside } from '@/components/workplace/profile/profile-aside';
import { ProfileFacts } from '@/components/workplace/profile/profile-facts';
import { ProfileHead } from '@/components/workplace/profile/profile-head';
import { Reportees } from '@/components/workplace/profile/reportees';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readRecord } from '@/components/workplace/profile/read-record';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

const KINDS = ['manager', 'admin'] as const;

/** The card of the employee with a key, or one's own without one (NAV-08, NAV-09): what the header record says, to be read. */
export async function ProfileOverview({ cardKey }: { cardKey?: string }) {
  const [t, record] = await Promise.all([getTranslations('profile'), readRecord(cardKey)]);
  if (!record) return <NotFoundPage />;
  const place = cardKey ? (`/ecenter/profileview/key/${cardKey}` as const) : '/ecenter/essprofileview';
  const counts = { manager: record.AsReportingManager, admin: record.AsAdminManager };
  const lists = await Promise.all(
    KINDS.map((Kind) => (counts[Kind] > 0 ? tryCallHr('listReportees', { Kind, ChillCode: cardKey }) : null)),
  );
  const titles = { manager: t('asReportingManager'), admin: t('asAdminManager') };
  const opener = (kind: (typeof KINDS)[number], text: string) => (
    <ReporteeCount kind={kind} leaderKey={cardKey} title={titles[kind]} text={text} />
  );
  const facts = KINDS.map((kind) => {
    const text = t('people', { count: counts[kind] });
    return [titles[kind], counts[kind] > 0 ? opener(kind, text) : text] as const;
  });
  return (
    <PageMessages of={['home.close', 'home.loadingPeople', 'home.listMissing']}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="xl:col-span-2">
          <ProfileHead record={record} isOwn={cardKey === undefined} />
        </div>
        <div className="space-y-6">
          <ProfileFacts record={record} counts={facts} />
          {KINDS.map((kind, at) => (
            <Reportees
              key={kind}
              kind={kind}
              count={counts[kind]}
              people={lists[at] ?? null}
              place={place}
              all={opener(kind, t('showAll', { count: lists[at]?.length ?? 0 }))}
            />
          ))}
        </div>
        <ProfileAside record={record} />
      </div>
    </PageMessages>
  );
}
