import type { Approval } from '@/lib/contract/workplace/approvals/shapes';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { ApprovalPerson } from '../approval-person';
import { ApprovalStatus } from '../approval-status';

/** What it is about, of whom, who asked, since when, and how it stands. */
export function ApprovalHead({ approval }: { readonly approval: Approval }) {
  const t = useMessages('approvals');
  const language = useLanguage();
  const { Title, KindName, Person, AskedBy, OnBehalfOf, EffectiveDate } = approval;
  const facts = [
    `${t('askedOn')}: ${wireTimeText(approval.AskedDate, language)}`,
    `${t('changedOn')}: ${wireTimeText(approval.LastModifiedDate, language)}`,
    EffectiveDate && t('effective', { date: wireTimeText(EffectiveDate, language) }),
    OnBehalfOf && t('onBehalfOf', { name: OnBehalfOf }),
  ].filter(Boolean);
  return (
    <header className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg leading-6 font-semibold wrap-anywhere">{Title || KindName}</h2>
          {Title && <p className="text-muted">{KindName}</p>}
        </div>
        <ApprovalStatus code={approval.StatusCode} name={approval.StatusName} />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <ApprovalPerson person={Person} face="md">
          <span className="block text-xs text-muted">{t('person')}</span>
        </ApprovalPerson>
        {AskedBy.Empid !== Person.Empid && (
          <ApprovalPerson person={AskedBy} face="md">
            <span className="block text-xs text-muted">{t('askedBy')}</span>
          </ApprovalPerson>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 text-muted">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </header>
  );
}
