import { PersonChip } from '@/components/people/person-chip';
import type { ReplyFor } from '@/lib/contract/all';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** Who heads a unit, and how many people and units it has. */
export function UnitFacts({ unit }: { readonly unit: ReplyFor<'getUnit'> }) {
  const t = useMessages('structure');
  const language = useLanguage();
  const { Head, HasHead, People, Children } = unit;
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5">
      <dt className="text-muted">{t('head')}</dt>
      <dd>
        {Head ? (
          <PersonChip name={Head.Name} employeeId={Head.Empid} hasPhoto={Head.HasPhoto} keyCode={Head.KeyCode} />
        ) : (
          <span className="text-muted">{t(HasHead ? 'hiddenHead' : 'noHead')}</span>
        )}
      </dd>
      {People && (
        <>
          <dt className="text-muted">{t('peopleLabel')}</dt>
          <dd>{t('peopleHere', { count: People.Here, below: People.Below.toLocaleString(language) })}</dd>
        </>
      )}
      <dt className="text-muted">{t('unitsBelow')}</dt>
      <dd>{Children}</dd>
    </dl>
  );
}
