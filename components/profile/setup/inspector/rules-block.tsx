import { Field } from '@/components/ui/form/field';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { TextInput } from '@/components/ui/form/text-input';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { PATTERNS } from '@/lib/contract/platform/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import { TYPES_WITH } from '../field-kinds';
import { Block } from './block';

interface RulesBlockProps {
  readonly field: FieldDefinition;
  readonly errorOf: (...parts: readonly string[]) => string | null;
  readonly onChange: (part: Partial<FieldDefinition>, what?: string) => void;
}

const numberIn = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, 5);
  return digits === '' ? null : Math.min(Number(digits), 10_000);
};

/** What an answer has to be like: how long, which signs, above zero. */
export function RulesBlock({ field, errorOf, onChange }: RulesBlockProps) {
  const t = useMessages('profile-setup');
  const { type, patterns } = field;
  const hasLength = TYPES_WITH.length.has(type);
  const hasPatterns = TYPES_WITH.patterns.has(type);
  const hasAmount = TYPES_WITH.amount.has(type);
  if (!hasLength && !hasPatterns && !hasAmount) return null;
  return (
    <Block title={t('rules')}>
      {hasLength && (
        <div className="grid grid-cols-2 gap-3">
          {(['minLength', 'maxLength'] as const).map((name) => (
            <Field key={name} id={`${field.code}-${name}`} label={t(name)} error={errorOf(name)}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  value={field[name] ?? ''}
                  placeholder={t('noLimit')}
                  onChange={({ target }) => onChange({ [name]: numberIn(target.value) }, `${name}-${field.code}`)}
                  className="digits"
                />
              )}
            </Field>
          ))}
        </div>
      )}
      {hasPatterns && (
        <fieldset>
          <legend className="mb-1 font-medium">{t('format')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {PATTERNS.map((pattern) => (
              <LabelledCheck
                key={pattern}
                isOn={patterns.includes(pattern)}
                onChange={(isOn) =>
                  onChange({ patterns: isOn ? [...patterns, pattern] : patterns.filter((other) => other !== pattern) })
                }
              >
                {t(`patterns.${pattern}`)}
              </LabelledCheck>
            ))}
          </div>
        </fieldset>
      )}
      {hasAmount && (
        <LabelledCheck isOn={field.isAboveZero} onChange={(isAboveZero) => onChange({ isAboveZero })}>
          {t('aboveZero')}
        </LabelledCheck>
      )}
    </Block>
  );
}
