import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { LEAVE_PIECES } from '@/lib/contract/time/leave/leave-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { HintedSelect } from '../hinted-select';
import { HintedText } from '../hinted-text';
import type { RuleFieldsProps } from './rule-fields';
import { BELOWS } from './rule-values';

/** How leave is asked for and counted. */
export function TakingFields({ values, errorOf, onChange }: RuleFieldsProps) {
  const t = useMessages('leave-setup');
  const { Below } = values;
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <HintedSelect
          label={t('fields.belowZero')}
          hint={t('hints.belowZero')}
          value={Below}
          options={BELOWS.map((value) => ({ value, text: t(`belows.${value}`) }))}
          onChoose={(next) => onChange({ Below: next })}
        />
        {Below === 'to' && (
          <HintedText
            label={t('fields.belowTo')}
            isMandatory
            inputMode="decimal"
            value={values.BelowTo}
            error={errorOf('BelowTo')}
            onText={(BelowTo) => onChange({ BelowTo })}
          />
        )}
        <HintedSelect
          label={t('fields.piece')}
          value={values.Piece}
          options={LEAVE_PIECES.map((value) => ({ value, text: t(`pieces.${value}`) }))}
          onChoose={(Piece) => onChange({ Piece })}
        />
        <HintedText
          label={t('fields.noticeDays')}
          hint={t('hints.noticeDays')}
          inputMode="numeric"
          value={values.NoticeDays}
          error={errorOf('NoticeDays')}
          onText={(NoticeDays) => onChange({ NoticeDays })}
        />
        <HintedText
          label={t('fields.proofFrom')}
          hint={t('hints.proofFrom')}
          inputMode="decimal"
          placeholder={t('editor.never')}
          value={values.ProofFrom}
          error={errorOf('ProofFrom')}
          onText={(ProofFrom) => onChange({ ProofFrom })}
        />
      </div>
      <div>
        <LabelledCheck isOn={values.CountsBetween} onChange={(CountsBetween) => onChange({ CountsBetween })}>
          {t('fields.between')}
        </LabelledCheck>
        <LabelledCheck isOn={values.IsEncashed} onChange={(IsEncashed) => onChange({ IsEncashed })}>
          {t('fields.isEncashed')}
        </LabelledCheck>
      </div>
    </>
  );
}
