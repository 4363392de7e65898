import { openPanel } from '@/components/platform/panel/open-panel';
import { preloadPanel } from '@/components/platform/panel/preload-panel';
import { Button } from '@/components/ui/button/button';
import { dateText, instantAt } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from './account-context';
import { Section, SectionRow } from './section';

/** The roles that the account's owner holds, with the way to change them for whoever gives roles. */
export function RoleSection() {
  const t = useMessages('user-accounts');
  const language = useLanguage();
  const { account } = useAccount();
  const { AccountCode, CanChangeRoles, RoleList } = account;
  const prepare = () => preloadPanel('account-roles');
  return (
    <Section
      title={t('roles')}
      action={
        CanChangeRoles && (
          <Button
            type="button"
            variant="secondary"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => openPanel('account-roles', AccountCode)}
          >
            {t('changeRoles')}
          </Button>
        )
      }
    >
      {RoleList.length === 0 ? (
        <p className="py-3 text-muted">{t('noRoles')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {RoleList.map(({ RoleName, Scope, UnitName, To }) => {
            const last = To ? instantAt(To, '12:00') : null;
            return (
              <li key={`${RoleName} ${Scope} ${UnitName} ${To}`}>
                <SectionRow
                  title={RoleName}
                  facts={[
                    Scope === 'unit' ? UnitName : t(`scopes.${Scope}`),
                    last && t('untilDay', { day: dateText(last, language) }),
                  ]}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
