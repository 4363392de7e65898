import { useId, useRef, type ReactNode } from 'react';
import { DraftNote } from '@/components/platform/drafts/draft-note';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { useMessages } from '@/lib/i18n/use-messages';
import { FormButtons } from '../form/form-buttons';
import { BenefitBlock } from './benefit-block';
import { nameOf, valueOf, type Relative } from './benefit-values';
import { useBenefitForm, type BenefitFormData } from './use-benefit-form';

interface BenefitFormProps extends BenefitFormData {
  readonly label: string;
  readonly relatives: readonly Relative[];
  readonly canSave: boolean;
  readonly about: ReactNode;
  readonly onRelative: (relative: string) => void;
  readonly onSaved: (goesOn: boolean) => Promise<unknown>;
  readonly onMoved: () => Promise<unknown>;
  readonly hasNext: boolean;
}

/** The benefit form: the relative, and below a block for each benefit (BENF-01, BENF-05, BENF-06). */
export function BenefitForm({ label, relatives, canSave, about, onRelative, hasNext, ...data }: BenefitFormProps) {
  const t = useMessages('profile-sections.benefit');
  const id = useId();
  const goesOn = useRef(false);
  const { relative, options, details } = data;
  const form = useBenefitForm({ ...data, onSaved: () => data.onSaved(goesOn.current) });
  return (
    <form {...form.props} aria-label={label} className="space-y-5">
      <div className="md:max-w-md">
        <Field id={`${id}-relative`} label={t('relation')} isMandatory error={form.errorOf('Family_Code')}>
          {(control) => (
            <Select
              {...control}
              name="Family_Code"
              value={relative}
              aria-required
              disabled={form.isBusy}
              // The form is another one for each relative; whoever chose stays where they are.
              autoFocus={relative !== ''}
              onChange={({ target }) => onRelative(target.value)}
            >
              <option value="">{t('choose')}</option>
              {relatives.map(({ Family_Code, Name, Relation }) => (
                <option key={Family_Code} value={Family_Code}>
                  {Relation ? t('relative', { name: Name, relation: Relation }) : Name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {options.map((option) => {
        const detail = details.find(({ Benefit_Code }) => Benefit_Code === option.Benefit_Code);
        return (
          detail && (
            <BenefitBlock
              key={option.Benefit_Code}
              id={`${id}-${option.Benefit_Code}`}
              option={option}
              detail={detail}
              canEdit={canSave && !form.isBusy}
              valueOf={(field) => valueOf(form.values, field, option.Benefit_Code)}
              errorOf={(field) => form.errorOf(nameOf(field, option.Benefit_Code))}
              onChange={(field, text) => form.change({ [nameOf(field, option.Benefit_Code)]: text })}
            />
          )
        );
      })}
      <DraftNote state={form.draft} onDiscard={form.discard} />
      <FormButtons
        canSave={canSave}
        isBusy={form.isBusy}
        about={about}
        onSave={(isNext) => {
          goesOn.current = isNext;
        }}
        hasNext={hasNext}
        cardKey={data.UserCode}
        onCancel={() => {
          form.discard();
          onRelative('');
        }}
      />
    </form>
  );
}
