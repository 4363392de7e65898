import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { Switch } from '@/components/ui/form/switch';
import { TextField } from '@/components/ui/form/text-field';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import { TYPES_WITH } from '../field-kinds';
import { useSetup } from '../setup-context';
import { nameIn } from '../words';

interface MoreBlockProps {
  readonly field: FieldDefinition;
  readonly errorOf: (...parts: readonly string[]) => string | null;
  readonly onChange: (part: Partial<FieldDefinition>, what?: string) => void;
}

/** What is said of few fields. */
export function MoreBlock({ field, errorOf, onChange }: MoreBlockProps) {
  const t = useMessages('profile-setup');
  const { definition, language, holding } = useSetup();
  const { code, type } = field;
  const isHeld = holding.has(code);
  const choosing = definition.fields.filter(
    (other) => other.code !== code && !other.isRetired && TYPES_WITH.choices.has(other.type),
  );
  const flags = [
    ...(definition.isMaster ? (['isColumn'] as const) : []),
    'isReadOnly' as const,
    'isShownToEmployee' as const,
  ];
  const hasError = errorOf('key', 'labelledBy', 'isSecret', 'isDimension') !== null;
  return (
    <details open={hasError || undefined} className="group border-t border-line py-3">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-sm font-semibold md:min-h-9">
        {t('more')}
      </summary>
      <div className="space-y-3 pt-2 pb-3">
        {TYPES_WITH.secret.has(type) && (
          <Switch
            label={t('secret')}
            description={isHeld ? t('secretHeld') : t('secretText')}
            isOn={field.isSecret}
            onChange={(isSecret) => !isHeld && onChange({ isSecret })}
          />
        )}
        {flags.map((flag) => (
          <Switch
            key={flag}
            label={t(flag)}
            description={t(`${flag}Text`)}
            isOn={field[flag]}
            onChange={(isOn) => onChange({ [flag]: isOn })}
          />
        ))}
        {(TYPES_WITH.dimension.has(type) || field.isDimension) && (
          <Switch
            label={t('isDimension')}
            description={t('isDimensionText')}
            isOn={field.isDimension}
            onChange={(isDimension) => onChange({ isDimension })}
          />
        )}
        {errorOf('isDimension') && <p className="text-danger">{errorOf('isDimension')}</p>}
        <Field id={`${code}-views`} label={t('views')}>
          {(control) => (
            <Select
              {...control}
              value={field.views}
              onChange={({ target }) => onChange({ views: target.value as FieldDefinition['views'] })}
            >
              <option value="">{t('viewsBoth')}</option>
              <option value="own">{t('viewsOwn')}</option>
              <option value="other">{t('viewsOther')}</option>
            </Select>
          )}
        </Field>
        {(choosing.length > 0 || field.labelledBy !== null) && (
          <Field id={`${code}-label`} label={t('labelledBy')} error={errorOf('labelledBy')}>
            {(control) => (
              <Select
                {...control}
                value={field.labelledBy ?? ''}
                onChange={({ target }) => onChange({ labelledBy: target.value || null })}
              >
                <option value="">{t('labelledByNone')}</option>
                {choosing.map((other) => (
                  <option key={other.code} value={other.code}>
                    {nameIn(other.names, language) || other.key}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <TextField
          id={`${code}-key`}
          label={t('key')}
          maxLength={40}
          value={field.key}
          disabled={isHeld}
          error={errorOf('key', 'code')}
          spellCheck={false}
          onChange={({ target }) => onChange({ key: target.value }, `key-${code}`)}
          className="font-mono"
        />
        <p className="text-muted">{t('keyText')}</p>
      </div>
    </details>
  );
}
