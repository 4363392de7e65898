import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { TeamMember } from '@/lib/contract/people/team';
import { TeamCard } from './team-card';

interface TeamCardsProps {
  readonly members: readonly TeamMember[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Those whose manager the reader is, then those whom they administer or review. */
export async function TeamCards({ members, today }: TeamCardsProps) {
  const t = await getTranslations('team');
  if (members.length === 0) {
    const directory = await getTranslations('directory');
    return (
      <Card>
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link href="/ecenter/employeesearch" prefetch={false} className={buttonClasses('secondary')}>
              {directory('title')}
            </Link>
          }
        />
      </Card>
    );
  }
  const isManaged = ({ Lines }: TeamMember) => Lines.includes('manager');
  const groups = [
    { name: 'direct', people: members.filter(isManaged) },
    { name: 'other', people: members.filter((member) => !isManaged(member)) },
  ] as const;
  return (
    <div className="space-y-8">
      {groups
        .filter(({ people }) => people.length > 0)
        .map(({ name, people }) => (
          <section key={name} aria-labelledby={name}>
            <h2 id={name} className="mb-3 text-base font-semibold">
              {t(name)} <span className="font-normal text-muted digits">{people.length}</span>
            </h2>
            <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
              {people.map((member) => (
                <TeamCard key={member.KeyCode} member={member} today={today} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
