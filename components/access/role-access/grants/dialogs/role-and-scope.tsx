import { SelectField } from '@/components/ui/form/select-field';
import type { Form } from '@/lib/client/form/use-form';
import type { GrantChoices } from '@/lib/contract/access/role-access/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import type { GrantValues } from './grant-values';

interface RoleAndScopeProps {
  readonly form: Form<GrantValues>;
  /** Undefined until they are here. */
  readonly choices: GrantChoices | undefined;
}

/** Which role, and over whom; a unit where it is held over one. Roles that are not the reader's to give say so and are not chosen. */
export function RoleAndScope({ form, choices }: RoleAndScopeProps) {
  const t = useMessages('role-access');
  const roles = choices?.Roles.filter(({ CannotGive }) => CannotGive !== 'client') ?? [];
  return (
    <>
      <SelectField {...form.field('RoleCode')} label={t('role')} isMandatory disabled={!choices}>
        <option value="">{t('choose')}</option>
        {roles.map(({ RoleCode, Name, CannotGive }) => (
          <option key={RoleCode} value={RoleCode} disabled={CannotGive !== ''}>
            {CannotGive === '' ? Name : t('notToGive', { name: Name })}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.field('Scope')} label={t('scope')} isMandatory>
        {(choices?.Scopes ?? ['self']).map((scope) => (
          <option key={scope} value={scope}>
            {t(`scopes.${scope}`)}
          </option>
        ))}
      </SelectField>
      {form.values.Scope === 'unit' && (
        <SelectField {...form.field('UnitCode')} label={t('unit')} isMandatory>
          <option value="">{t('choose')}</option>
          {choices?.Units.map(({ Code, Name, Depth }) => (
            <option key={Code} value={Code}>
              {'\u00a0\u00a0'.repeat(Depth) + Name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
