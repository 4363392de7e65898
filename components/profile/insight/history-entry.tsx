import { PersonChip } from '@/components/people/person-chip';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { SectionStatusBadge } from '../sections/section-status';

type Change = ReplyFor<'listSectionHistory'>[number];

const dayOfWire = (instant: string) => instant.slice(0, 11);

/** One change: when, by whom, what before and after, and what was said to it. */
export function HistoryEntry({ change }: { readonly change: Change }) {
  const t = useMessages('profile-sections');
  const language = useLanguage();
  const { ChangedBy, ChangedOn, EffectiveFrom, Kind, Changes, Decisions } = change;
  const textOf = (text: string) => (text ? wireTimeText(text, language) : t('empty'));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{t(`kind.${Kind}`)}</span>
        {ChangedBy.Name && (
          <PersonChip
            name={ChangedBy.Name}
            employeeId={ChangedBy.Empid}
            hasPhoto={ChangedBy.HasPhoto}
            keyCode={ChangedBy.KeyCode}
          />
        )}
        <span className="text-muted">{wireTimeText(ChangedOn, language)}</span>
        <SectionStatusBadge {...change} />
      </p>
      {EffectiveFrom !== dayOfWire(ChangedOn) && (
        <p className="text-muted">{t('effectiveFrom', { day: wireTimeText(EffectiveFrom, language) })}</p>
      )}
      <dl className="mt-2 space-y-1.5">
        {Changes.map(({ FieldCode, Label, Before, After }) => (
          <div key={FieldCode} className="gap-x-4 sm:grid sm:grid-cols-[12rem_1fr]">
            <dt className="text-muted">{Label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <del className="text-muted">{textOf(Before)}</del>{' '}
              <ins className="font-medium no-underline">{textOf(After)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {Decisions.map(({ By, OnBehalfOf, On, Comments }) => (
        <p key={`${By.Empid} ${On}`} className="mt-2 text-muted">
          {t(OnBehalfOf ? 'decidedFor' : 'decided', {
            name: By.Name,
            other: OnBehalfOf,
            day: wireTimeText(On, language),
          })}
          {Comments && <span className="block text-ink">{Comments}</span>}
        </p>
      ))}
    </>
  );
}
