import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { firstPeriodOf } from '../sentences/first-period';
import { DifferingPeople } from './differing-people';
import type { RuleRequest } from './rule-request';
import type { Work } from './sum-text';
import { WorkSums } from './work-sums';

/** More are not listed by the HR API. */
const MAX_PEOPLE = 100;

interface RuleOutcomeProps {
  readonly asked: Pick<RuleRequest, 'From' | 'Rule'>;
  readonly work: Work;
}

/** What a rule changes of everybody's balances today; that it is nobody's is said, and from when on it grants. */
export function RuleOutcome({ asked: { From, Rule }, work: { Entries, People } }: RuleOutcomeProps) {
  const t = useMessages('leave-setup.preview');
  const language = useLanguage();
  const first = firstPeriodOf(Rule, From);
  const isMost = People.length >= MAX_PEOPLE;
  const isNobody = People.length === 0 && Entries.length === 0;
  return (
    <>
      <div role="status">
        {isNobody && <p className="text-base font-medium">{t('none')}</p>}
        {isNobody && first && <p className="text-muted">{t('later', { day: dayText(first, language) })}</p>}
        {People.length > 0 && (
          <p className="text-base font-medium">{t(isMost ? 'most' : 'count', { count: People.length })}</p>
        )}
        {!isNobody && People.length === 0 && <p className="text-muted">{t('unlisted')}</p>}
        {!isNobody && <p className="text-muted">{t('afterNight')}</p>}
      </div>
      {Entries.length > 0 && <WorkSums entries={Entries} />}
      {People.length > 0 && <DifferingPeople caption={t('title')} people={People} />}
    </>
  );
}
