import { getTranslations } from 'next-intl/server';
import { ReporteeCount } from '@/components/workplace/home/reportee-count';
import { AboutMe } from '@/components/profile/about/about-me';
import { EmploymentCard } from '@/components/profile/around/employment-card';
import { ReportingCard } from '@/components/profile/around/reporting-card';
import { TagCard } from '@/components/profile/around/tag-card';
import { ProfileAside } from '@/components/profile/overview/profile-aside';
import { ProfileFacts } from '@/components/profile/overview/profile-facts';
import { ProfileHead } from '@/components/profile/overview/profile-head';
import { Reportees } from '@/components/profile/overview/reportees';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { AsOn } from '@/components/profile/overview/as-on';
import { RecordSections } from '@/components/profile/overview/record-sections';
import { readRecord } from '@/components/profile/overview/read-record';
import { wireCalendarDate } from '@/lib/dates';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { LeaveButton } from './leave-button';

const KINDS = ['manager', 'admin'] as const;

const MESSAGES = [
  ...(['home.close', 'home.loadingPeople', 'home.listMissing'] as const),
  ...(['profile.about', 'profile-sections', 'form.date', 'errors'] as const),
];

interface ProfileOverviewProps {
  readonly cardKey?: string;
  /** The day on which the record is looked at, as the address has it; today where it is none. */
  readonly on?: string | string[];
}

/** The card of the employee with a key, or one's own without one (NAV-08, NAV-09): head, and what the sections say on a day. */
export async function ProfileOverview({ cardKey, on }: ProfileOverviewProps) {
  const [t, texts, record] = await Promise.all([
    getTranslations('profile'),
    getTranslations('profile-sections'),
    readRecord(cardKey),
  ]);
  if (!record) return <NotFoundPage />;
  const place = cardKey ? (`/ecenter/profileview/key/${cardKey}` as const) : '/ecenter/essprofileview';
  const counts = { manager: record.AsReportingManager, admin: record.AsAdminManager };
  const lists = await Promise.all(
    KINDS.map((Kind) => (counts[Kind] > 0 ? tryCallHr('listReportees', { Kind, ChillCode: cardKey }) : null)),
  );
  const day = typeof on === 'string' && wireCalendarDate(on) ? on : '';
  const UserCode = cardKey ?? '';
  const ifWhole = <Reply,>(call: () => Promise<Reply>) => (record.IsWhole ? call() : null);
  const [sections, cards, cover, lines, tags] = await Promise.all([
    ifWhole(() => tryCallHr('listSectionFacts', { ChillCode: UserCode, On: day })),
    tryCallHr('listEmployeeCard', { UserCode }),
    tryCallHr('getCoverDetail', { ChillCode: UserCode }),
    ifWhole(() => tryCallHr('listReportingInfo', { UserCode })),
    ifWhole(() => tryCallHr('listTagInfo', { UserCode })),
  ]);
  const card = cards?.[0];
  // Without a code it would list what kinds there are.
  const statuses = card && (await ifWhole(() => tryCallHr('listEmploymentStatuses', { UserCode: card.KeyCode })));
  const titles = { manager: t('asReportingManager'), admin: t('asAdminManager') };
  const opener = (kind: (typeof KINDS)[number], text: string) => (
    <ReporteeCount kind={kind} leaderKey={cardKey} title={titles[kind]} text={text} />
  );
  const facts = KINDS.map((kind) => {
    const text = t('people', { count: counts[kind] });
    return [titles[kind], counts[kind] > 0 ? opener(kind, text) : text] as const;
  });
  return (
    <PageMessages of={MESSAGES}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="xl:col-span-2">
          <ProfileHead
            record={record}
            cardKey={cardKey}
            cover={cover?.CoverImagePath ?? ''}
            canEdit={sections?.some(({ EditFlag }) => EditFlag) ?? false}
          >
            {cardKey && record.IsWhole && <LeaveButton cardKey={cardKey} />}
          </ProfileHead>
        </div>
        <div className="space-y-6">
          {card && <AboutMe text={card.EditContent} isEditable={card.EditYourSelf} />}
          <ProfileFacts record={record} counts={facts} />
          <div className="flex flex-wrap items-start gap-6 *:min-w-0 *:flex-1 *:basis-72">
            <EmploymentCard statuses={statuses ?? []} cardKey={cardKey} />
            <TagCard tags={tags ?? []} employeeId={card?.Empid} />
          </div>
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
        <ProfileAside record={record} hasChecklist={card?.printflag ?? false} cardKey={cardKey}>
          <ReportingCard lines={lines ?? []} cardKey={cardKey} />
        </ProfileAside>
        {sections && (
          <section aria-labelledby="record" className="space-y-4 xl:col-span-2">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h2 id="record" className="text-lg font-semibold">
                {texts('record')}
              </h2>
              <AsOn on={day} place={place} />
            </div>
            <RecordSections sections={sections} cardKey={cardKey} isPast={day !== ''} />
          </section>
        )}
      </div>
    </PageMessages>
  );
}
