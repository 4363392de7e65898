import { useId } from 'react';
import { DateField } from '@/components/form/date-field';
import { SeveralField } from '@/components/ui/form/combobox/several-field';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Audience } from '../sentences/rule-text-context';
import type { RuleFieldsProps } from './rule-fields';

interface WhomFieldsProps extends RuleFieldsProps {
  readonly audience: Audience;
  /** A rule that is corrected keeps its day. */
  readonly isDayFixed: boolean;
}

const INDENT = '\u2003';

/** From which day on a rule holds, and for whom. */
export function WhomFields({ values, errorOf, onChange, audience, isDayFixed }: WhomFieldsProps) {
  const t = useMessages('leave-setup');
  const id = useId();
  const words = {
    more: t('editor.addMore'),
    nothingFound: t('editor.nothingFound'),
    remove: (name: string) => t('editor.remove', { name }),
  };
  return (
    <>
      {!isDayFixed && (
        <div>
          <div className="max-w-56">
            <DateField
              id={id}
              label={t('fields.from')}
              isMandatory
              value={values.From}
              error={errorOf('From')}
              onDay={(From) => onChange({ From })}
            />
          </div>
          <p className="mt-1.5 text-muted">{t('hints.from')}</p>
        </div>
      )}
      <div>
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          <SeveralField
            words={words}
            label={t('fields.units')}
            placeholder={t('editor.everyUnit')}
            options={audience.Units.map(({ Code, Name, Depth }) => ({
              value: Code,
              label: INDENT.repeat(Depth) + Name,
            }))}
            chosen={values.Units}
            error={errorOf('Units')}
            onChange={(Units) => onChange({ Units })}
          />
          <SeveralField
            words={words}
            label={t('fields.locations')}
            placeholder={t('editor.everyLocation')}
            options={audience.Locations.map(({ Code, Name }) => ({ value: Code, label: Name }))}
            chosen={values.Locations}
            error={errorOf('Locations')}
            onChange={(Locations) => onChange({ Locations })}
          />
        </div>
        <p className="mt-1.5 text-muted">{t('hints.whom')}</p>
      </div>
    </>
  );
}
