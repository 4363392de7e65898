import { MAX_DIFFERING } from '@/lib/contract/time/leave/leave-rules';
import { calendarDate, dayText, wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { firstPeriodOf } from '../sentences/first-period';
import { DifferingPeople } from './differing-people';
import type { RuleRequest } from './rule-request';
import type { Work } from './sum-text';
import { WorkSums } from './work-sums';

interface RuleOutcomeProps {
  readonly asked: Pick<RuleRequest, 'From' | 'Rule'>;
  readonly work: Work;
}

/** What a rule changes of everybody's balances, as on which day; that it is nobody's is said, and from when on it grants. */
export function RuleOutcome({ asked: { From, Rule }, work: { On, Entries, People } }: RuleOutcomeProps) {
  const t = useMessages('leave-setup.preview');
  const language = useLanguage();
  const first = firstPeriodOf(Rule, From);
  const isMost = People.length >= MAX_DIFFERING;
  const day = On ? wireTimeText(On, language) : dayText(calendarDate(new Date()), language);
  const isNobody = People.length === 0 && Entries.length === 0;
  return (
    <>
      <div role="status">
        {isNobody && <p className="text-base font-medium">{t('none', { day })}</p>}
        {isNobody && first && <p className="text-muted">{t('later', { day: dayText(first, language) })}</p>}
        {People.length > 0 && (
          <p className="text-base font-medium">{t(isMost ? 'most' : 'count', { count: People.length, day })}</p>
        )}
        {!isNobody && People.length === 0 && <p className="text-muted">{t('unlisted')}</p>}
        {!isNobody && <p className="text-muted">{t('afterNight')}</p>}
      </div>
      {Entries.length > 0 && <WorkSums entries={Entries} />}
      {People.length > 0 && <DifferingPeople caption={t('title')} people={People} />}
    </>
  );
}
