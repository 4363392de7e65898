import { useState } from 'react';
import type { PanelProps } from '@/components/panel/define-panel';
import { PanelData } from '@/components/panel/panel-data';
import { prepareRichText } from '@/components/ui/rich-text';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { useCall } from '@/lib/client/use-call';
import { KindChoice } from './kind-choice';
import { NotificationList } from './notification-list';
import { firstTab, tabNameOf, type RoleHeader } from './role-tabs';
import { useNotifications, type Kind } from './use-notifications';

void prepareRichText();

/** NOTIF-05, NOTIF-31, NOTIF-32: everything, read or not, by role and type. Opened for a role and type such as `5N`. */
export function AllNotificationsPanel({ t, subject, close }: PanelProps<'notifications'>) {
  const header = useCall('listNotificationHeader', {}, { revalidateOnFocus: false });
  return (
    <PanelData of={header} skeleton={<SkeletonRows rows={6} />}>
      {(roles) => <Everything roles={roles} t={t} close={close} subject={subject ?? ''} />}
    </PanelData>
  );
}

interface EverythingProps {
  readonly roles: readonly RoleHeader[];
  readonly t: PanelProps<'notifications'>['t'];
  readonly close: () => void;
  readonly subject: string;
}

function Everything({ roles, t, close, subject }: EverythingProps) {
  const wanted = roles.findIndex(({ Role_Code }) => Role_Code === Number.parseInt(subject, 10));
  const [tab, setTab] = useState(() => (wanted === -1 ? firstTab(roles) : wanted));
  const [kind, setKind] = useState<Kind>(subject.endsWith('M') ? 'M' : 'N');
  const [isAboutMeAlone, setIsAboutMeAlone] = useState(false);
  const role = roles[tab];
  if (!role) return null;
  const content = (
    <>
      <label className="flex min-h-11 items-center gap-2.5 md:min-h-9">
        <input
          type="checkbox"
          checked={isAboutMeAlone}
          onChange={({ target }) => setIsAboutMeAlone(target.checked)}
          className="size-5 accent-accent"
        />
        {t('aboutMe')}
      </label>
      <EverythingOfRole key={role.Role_Code} {...{ roles, role, kind, setKind, isAboutMeAlone, t, close }} />
    </>
  );
  if (roles.length < 2) return content;
  return (
    <Tabs label={t('roles')} names={roles.map((each) => tabNameOf(each, t))} selected={tab} onSelect={setTab}>
      <div className="pt-3">{content}</div>
    </Tabs>
  );
}

interface EverythingOfRoleProps extends Omit<EverythingProps, 'subject'> {
  readonly role: RoleHeader;
  readonly kind: Kind;
  readonly setKind: (kind: Kind) => void;
  readonly isAboutMeAlone: boolean;
}

function EverythingOfRole({ roles, role, kind, setKind, isAboutMeAlone, t, close }: EverythingOfRoleProps) {
  const reading = useNotifications(role.Role_Code, false);
  return (
    <div className="mt-2">
      <KindChoice t={t} kind={kind} rows={reading.list.data} onChoose={setKind} />
      <PanelData of={reading.list} skeleton={<SkeletonRows rows={6} />}>
        {(all) => {
          const rows = all.filter((row) => row.NotificationType === kind && (row.IsAboutMe || !isAboutMeAlone));
          return <NotificationList rows={rows} {...{ roles, kind, reading, t, close }} />;
        }}
      </PanelData>
    </div>
  );
}
