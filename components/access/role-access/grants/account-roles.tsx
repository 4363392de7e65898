import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { PersonChip } from '@/components/people/person-chip';
import { Badge } from '@/components/ui/badge';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { useCall } from '@/lib/client/call/use-call';
import { MAX_GRANT_ROWS } from '@/lib/contract/access/role-access/rules';
import type { Grant } from '@/lib/contract/access/role-access/shapes';
import { dayText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { GiveButton } from './give-button';
import { GrantButtons } from './grant-buttons';
import { scopeText } from './scope-text';
import { spanText } from './span-text';

/** Whose account it is, and the roles that it holds, each with what can be done about it. */
export function AccountRoles({ accountCode }: { readonly accountCode: string }) {
  const t = useMessages('role-access');
  const [withEnded, setWithEnded] = useState(false);
  const AccountCode = accountCode;
  const account = useCall('getUserAccount', { AccountCode });
  const read = useCall('listGrants', { AccountCode, WithEnded: withEnded, PageSize: MAX_GRANT_ROWS });
  const refresh = async () => {
    await Promise.all([read.mutate(), account.mutate()]);
  };
  return (
    <PanelData of={account} skeleton={<SkeletonRows rows={5} />}>
      {({ Name, empid, HasPhoto, ChillCode, LoginID, IsOwn }) => (
        <article className="space-y-4">
          <header className="flex flex-wrap items-center justify-between gap-3">
            <PersonChip name={Name} employeeId={empid} hasPhoto={HasPhoto} keyCode={ChillCode} face="md">
              <span className="block text-muted">{LoginID}</span>
            </PersonChip>
            {!IsOwn && (
              <GiveButton
                holder={{ name: Name, employeeId: empid, hasPhoto: HasPhoto, AccountCode, ChillCode }}
                onGiven={refresh}
              />
            )}
          </header>
          {IsOwn && <p className="text-muted">{t('refused.own')}</p>}
          <LabelledCheck isOn={withEnded} onChange={setWithEnded}>
            {t('withEnded')}
          </LabelledCheck>
          <PanelData of={read} skeleton={<SkeletonRows rows={3} />}>
            {(grants) =>
              grants.length === 0 ? (
                <p className="text-muted">{t('noRolesHeld')}</p>
              ) : (
                <ul className="divide-y divide-line border-t border-line">
                  {grants.map((grant) => (
                    <li key={grant.GrantCode}>
                      <HeldRole grant={grant} onChanged={refresh} />
                    </li>
                  ))}
                </ul>
              )
            }
          </PanelData>
        </article>
      )}
    </PanelData>
  );
}

interface HeldRoleProps {
  readonly grant: Grant;
  readonly onChanged: () => Promise<unknown>;
}

function HeldRole({ grant, onChanged }: HeldRoleProps) {
  const t = useMessages('role-access');
  const language = useLanguage();
  const { RoleName, State, GivenBy, Reason, LastUsedOn, ConfirmedBy, ConfirmedOn } = grant;
  const facts = [
    GivenBy && t('givenBy', { name: GivenBy }),
    LastUsedOn && t('usedOn', { day: dayText(LastUsedOn, language) }),
    ConfirmedOn && t('keptBy', { name: ConfirmedBy, day: dayText(ConfirmedOn, language) }),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {RoleName}
          {State !== 'now' && <Badge tone={State === 'ahead' ? 'accent' : 'neutral'}>{t(`states.${State}`)}</Badge>}
        </p>
        <p>{[scopeText(t, grant), spanText(t, language, grant)].join(' · ')}</p>
        {facts.length > 0 && <p className="text-muted">{facts.join(' · ')}</p>}
        {Reason && <p className="text-muted wrap-anywhere">{Reason}</p>}
      </div>
      <GrantButtons grant={grant} onChanged={onChanged} />
    </div>
  );
}
