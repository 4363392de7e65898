import { useMessages } from '@/lib/i18n/use-messages';
import { HintedSelect } from '../hinted-select';
import { HintedText } from '../hinted-text';
import type { RuleFieldsProps } from './rule-fields';
import { CARRIES } from './rule-values';

/** What becomes of what is left, and how long what was earned lasts. */
export function LastingFields({ values, errorOf, onChange }: RuleFieldsProps) {
  const t = useMessages('leave-setup');
  const { Basis, Carry } = values;
  return (
    <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
      {Basis !== 'none' && (
        <HintedSelect
          label={t('fields.carry')}
          value={Carry}
          options={CARRIES.map((value) => ({ value, text: t(`carries.${value}`) }))}
          onChoose={(next) => onChange({ Carry: next })}
        />
      )}
      {Basis !== 'none' && Carry === 'cap' && (
        <HintedText
          label={t('fields.carryCap')}
          hint={t('hints.carryCap')}
          isMandatory
          inputMode="decimal"
          value={values.CarryCap}
          error={errorOf('CarryCap')}
          onText={(CarryCap) => onChange({ CarryCap })}
        />
      )}
      {Basis !== 'none' && Carry !== 'off' && (
        <HintedText
          label={t('fields.carryMonths')}
          hint={t('hints.carryMonths')}
          inputMode="numeric"
          placeholder={t('rule.noEnd')}
          value={values.CarryMonths}
          error={errorOf('CarryMonths')}
          onText={(CarryMonths) => onChange({ CarryMonths })}
        />
      )}
      <HintedText
        label={t('fields.earnedDays')}
        hint={t('hints.earnedDays')}
        inputMode="numeric"
        placeholder={t('rule.noEnd')}
        value={values.EarnedDays}
        error={errorOf('EarnedDays')}
        onText={(EarnedDays) => onChange({ EarnedDays })}
      />
      <HintedText
        label={t('fields.claimDays')}
        hint={t('hints.claimDays')}
        inputMode="numeric"
        placeholder={t('rule.notClaimed')}
        value={values.ClaimDays}
        error={errorOf('ClaimDays')}
        onText={(ClaimDays) => onChange({ ClaimDays })}
      />
    </div>
  );
}
