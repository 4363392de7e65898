import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { DifferingPeople } from '../preview/differing-people';
import type { Work } from '../preview/sum-text';
import { WorkSums } from '../preview/work-sums';

interface WorkOutcomeProps {
  readonly work: Work;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly typeName: (code: number) => string;
}

/** What will have been written by a day: sums by type, and whose balances of that day differ by it. */
export function WorkOutcome({ work: { Entries, People }, on, typeName }: WorkOutcomeProps) {
  const t = useMessages('leave-setup');
  const day = dayText(on, useLanguage());
  if (Entries.length === 0) return <p role="status">{t('work.none', { day })}</p>;
  return (
    <>
      <div role="status" className="mb-3">
        <h3 className="font-semibold">{t('sums.title')}</h3>
      </div>
      <WorkSums entries={Entries} typeName={typeName} />
      {People.length === 0 && <p className="mt-5 text-muted">{t('preview.unlisted')}</p>}
      {People.length > 0 && (
        <section className="mt-7">
          <h3 className="mb-1 font-semibold">{t('work.differing', { day })}</h3>
          <DifferingPeople caption={t('work.differing', { day })} people={People} typeName={typeName} />
        </section>
      )}
    </>
  );
}
