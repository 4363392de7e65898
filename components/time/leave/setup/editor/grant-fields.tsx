import { RadioCards } from '@/components/ui/form/radio-cards';
import { LEAVE_BASES, PRO_RATAS, type LeaveBasis } from '@/lib/contract/time/leave/leave-rules';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { monthNames } from '@/lib/typed/month-names';
import { HintedSelect } from '../hinted-select';
import { HintedText } from '../hinted-text';
import { isOfTime } from '../sentences/rule-clauses';
import { ROUNDING_NAMES } from '../sentences/rounding';
import type { RuleFieldsProps } from './rule-fields';

/** The usual ones first. */
const BASES: readonly LeaveBasis[] = [...LEAVE_BASES.filter((basis) => basis !== 'none'), 'none'];

const AMOUNT_HINTS = { year: 'hints.amount', month: 'hints.amountMonth', worked: 'hints.amountWorked' } as const;

/** How much a rule grants and when; one that grants nothing by itself asks no more. */
export function GrantFields({ values, errorOf, onChange }: RuleFieldsProps) {
  const t = useMessages('leave-setup');
  const language = useLanguage();
  const { Basis } = values;
  const hasTime = isOfTime({ basis: Basis });
  return (
    <>
      <RadioCards
        legend={t('fields.basis')}
        options={BASES.map((value) => ({ value, title: t(`bases.${value}`), text: t(`baseTexts.${value}`) }))}
        chosen={Basis}
        isBusy={false}
        className="sm:grid sm:grid-cols-2 sm:gap-2 sm:space-y-0"
        onChoose={(next) => onChange({ Basis: next })}
      />
      {Basis !== 'none' && (
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
          <HintedText
            label={t('fields.amount')}
            hint={t(AMOUNT_HINTS[Basis])}
            isMandatory
            inputMode="decimal"
            value={values.Amount}
            error={errorOf('Amount')}
            onText={(Amount) => onChange({ Amount })}
          />
          {Basis === 'worked' && (
            <HintedText
              label={t('fields.perWorkedDays')}
              isMandatory
              inputMode="numeric"
              value={values.PerWorkedDays}
              error={errorOf('PerWorkedDays')}
              onText={(PerWorkedDays) => onChange({ PerWorkedDays })}
            />
          )}
          <HintedSelect
            label={t('fields.yearBegins')}
            hint={t('hints.yearBegins')}
            value={values.YearBegins}
            options={monthNames(language, 'long').map((text, at) => ({ value: at + 1, text }))}
            onChoose={(YearBegins) => onChange({ YearBegins })}
          />
          {hasTime && (
            <HintedSelect
              label={t('fields.granted')}
              value={values.IsGrantedAfter ? 'after' : 'before'}
              options={(['before', 'after'] as const).map((value) => ({ value, text: t(`granted.${value}`) }))}
              onChoose={(value) => onChange({ IsGrantedAfter: value === 'after' })}
            />
          )}
          {hasTime && (
            <HintedSelect
              label={t('fields.proRata')}
              hint={t('hints.proRata')}
              value={values.ProRata}
              options={PRO_RATAS.map((value) => ({ value, text: t(`proRatas.${value}`) }))}
              onChoose={(ProRata) => onChange({ ProRata })}
            />
          )}
          <HintedSelect
            label={t('fields.rounding')}
            hint={t('hints.rounding')}
            value={values.Rounding}
            options={ROUNDING_NAMES.map((value) => ({ value, text: t(`roundings.${value}`) }))}
            onChoose={(Rounding) => onChange({ Rounding })}
          />
        </div>
      )}
    </>
  );
}
