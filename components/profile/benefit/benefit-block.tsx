import { TextAreaField } from '@/components/ui/form/text-area-field';
import { TextField } from '@/components/ui/form/text-field';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { leftBeside, type BenefitDetail, type BenefitField, type BenefitOption } from './benefit-values';

interface BenefitBlockProps {
  readonly id: string;
  readonly option: BenefitOption;
  readonly detail: BenefitDetail;
  readonly canEdit: boolean;
  readonly valueOf: (field: BenefitField) => string;
  readonly errorOf: (field: BenefitField) => string | null;
  readonly onChange: (field: BenefitField, text: string) => void;
}

const ANSWERS = ['Yes', 'No'] as const;

/** BENF-07 to BENF-10: whether a relative gets a benefit, and of that what it asks for. */
export function BenefitBlock({ id, option, detail, canEdit, valueOf, errorOf, onChange }: BenefitBlockProps) {
  const t = useMessages('profile-sections.benefit');
  const form = useMessages('form');
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 2 });
  const isNamed = valueOf('Nominee') === 'Yes';
  const left = leftBeside(detail, isNamed && option.ShareEnable ? valueOf('Percentage') : '');
  const isClosed = !canEdit || !detail.EditFlag;
  const control = (field: BenefitField) => ({
    id: `${id}-${field}`,
    name: `${field}_${option.Benefit_Code}`,
    value: valueOf(field),
    error: errorOf(field),
    readOnly: isClosed,
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
  });
  const nomineeError = errorOf('Nominee');
  return (
    <fieldset className="min-w-0 rounded-lg border border-line p-4" aria-describedby={`${id}-left`}>
      <legend className="px-1 font-semibold">{option.Benefit_Name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div role="radiogroup" aria-label={t('nominee', { name: option.Benefit_Name })} className="flex gap-6">
          {ANSWERS.map((answer) => (
            <label key={answer} className="inline-flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name={`${id}-Nominee`}
                checked={valueOf('Nominee') === answer}
                disabled={isClosed}
                onChange={() => onChange('Nominee', answer)}
                className="size-5 shrink-0"
              />
              {form(answer === 'Yes' ? 'yes' : 'no')}
            </label>
          ))}
        </div>
        {option.ShareEnable && (
          <p id={`${id}-left`} role="status" className={left < 0 ? 'text-danger' : 'text-muted'}>
            {t(left < 0 ? 'tooMuch' : 'left', { share: percent.format(Math.abs(left) / 100) })}
          </p>
        )}
      </div>
      {nomineeError && <FieldIssue text={nomineeError} />}
      {detail.Waits && <p className="text-warning">{t('waits')}</p>}
      {isNamed && (option.ShareEnable || option.AddressEnable) && (
        <div className="mt-2 grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {option.ShareEnable && (
            <TextField
              {...control('Percentage')}
              label={option.ShareCaption}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              isMandatory
            />
          )}
          {option.AddressEnable && (
            <TextAreaField
              {...control('Address')}
              label={option.AddressCaption}
              rows={2}
              maxLength={500}
              isMandatory={option.AddressMandatory}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}
