import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { DateInput } from '@/components/ui/form/date/date-input';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import type { Form } from '@/lib/client/form/use-form';
import { useMessages } from '@/lib/i18n/use-messages';

export interface TagChoiceValues {
  readonly TagCode: string;
  readonly On: string;
  readonly KnownOn: string;
}

interface TagChoiceProps {
  readonly form: Form<TagChoiceValues>;
  readonly tags: readonly { readonly value: string; readonly label: string }[];
  readonly onReset: () => void;
}

/** TAGA-02: the tag, the day, the day on which the record is asked what it said, `Get Details` and `Reset`. */
export function TagChoice({ form, tags, onReset }: TagChoiceProps) {
  const t = useMessages('tags');
  const dayField = (name: 'On' | 'KnownOn', label: string) => {
    const { id, error } = form.field(name);
    return (
      <div className="basis-44 max-sm:basis-full">
        <Field id={id} label={label} error={error}>
          {(control) => (
            <DateInput
              {...control}
              label={label}
              placeholder={t('today')}
              value={form.values[name]}
              onChange={(day) => form.change({ [name]: day })}
            />
          )}
        </Field>
      </div>
    );
  };
  return (
    <Card className="mb-6 p-4 md:p-5">
      <form {...form.props} className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <SelectField {...form.field('TagCode')} label={t('tagName')} isMandatory>
            <option value="">{t('chooseTag')}</option>
            {tags.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        {dayField('On', t('on'))}
        {dayField('KnownOn', t('knownOn'))}
        <div className="flex gap-3 sm:pt-[26px]">
          <Button type="submit">{t('getDetails')}</Button>
          <Button type="button" variant="secondary" onClick={onReset}>
            {t('reset')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
