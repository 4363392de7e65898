import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { JoinerCard } from './joiner-card';
import { groupJoiners, type Joiner } from './joiner-groups';

interface JoinerCardsProps {
  readonly joiners: readonly Joiner[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** FEAT-07 as a page: who joined lately, the newest first, in groups of how long ago. */
export async function JoinerCards({ joiners, today }: JoinerCardsProps) {
  const t = await getTranslations('new-joiners');
  if (joiners.length === 0) {
    return (
      <Card>
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    );
  }
  return (
    <div className="space-y-8">
      {groupJoiners(joiners, today).map(({ name, joiners: inGroup }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name} className="mb-3 text-base font-semibold">
            {t(name)} <span className="font-normal text-muted digits">{inGroup.length}</span>
          </h2>
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {inGroup.map((joiner) => (
              <JoinerCard key={`${joiner.Empid} ${joiner.DateOfJoin}`} joiner={joiner} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
