import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { prepareRichText } from '@/components/ui/media/rich-text';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { KindChoice } from './kind-choice';
import { NotificationList } from './notification-list';
import { firstTab, tabPanelIds, tabNameOf, type RoleHeader } from './role-tabs';
import { useNotifications, type Kind } from './use-notifications';

void prepareRichText();

/** NOTIF-05, NOTIF-31, NOTIF-32: everything, read or not, by role and type. Opened for a role and type such as `5N`. */
export function AllNotificationsPanel({ subject, close }: PanelProps) {
  const header = useCall('listNotificationHeader', {}, { revalidateOnFocus: false });
  return (
    <PanelData of={header} skeleton={<SkeletonRows rows={6} />}>
      {(roles) => <AllNotifications roles={roles} close={close} subject={subject} />}
    </PanelData>
  );
}

interface AllNotificationsProps extends PanelProps {
  readonly roles: readonly RoleHeader[];
}

function AllNotifications({ roles, subject, ...panel }: AllNotificationsProps) {
  const t = useMessages('notifications');
  const place = tabPanelIds(subject);
  const [tab, setTab] = useState(() => firstTab(roles, place.roleCode));
  const [kind, setKind] = useState<Kind>(place.kind);
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
          className="size-5"
        />
        {t('aboutMe')}
      </label>
      <AllOfRole key={role.Role_Code} {...panel} {...{ roles, role, kind, setKind, isAboutMeAlone }} />
    </>
  );
  if (roles.length < 2) return content;
  return (
    <Tabs label={t('roles')} names={roles.map((each) => tabNameOf(each, t))} selected={tab} onSelect={setTab}>
      <div className="pt-3">{content}</div>
    </Tabs>
  );
}

interface AllOfRoleProps extends Omit<AllNotificationsProps, 'subject'> {
  readonly role: RoleHeader;
  readonly kind: Kind;
  readonly setKind: (kind: Kind) => void;
  readonly isAboutMeAlone: boolean;
}

function AllOfRole(props: AllOfRoleProps) {
  const { roles, role, kind, setKind, isAboutMeAlone, close } = props;
  const reading = useNotifications(role.Role_Code, false);
  return (
    <div className="mt-2">
      <KindChoice kind={kind} rows={reading.list.data} onChoose={setKind} />
      <PanelData of={reading.list} skeleton={<SkeletonRows rows={6} />}>
        {(all) => {
          const rows = all.filter((row) => row.NotificationType === kind && (row.IsAboutMe || !isAboutMeAlone));
          return <NotificationList rows={rows} {...{ roles, kind, reading, close }} />;
        }}
      </PanelData>
    </div>
  );
}
