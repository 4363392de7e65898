import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { CheckAllIcon } from '@/components/ui/icons/icons';
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

/** NOTIF-06: so many notifications; messages are all shown. */
const MAX_ROWS = 5;

/** NOTIF-01 to NOTIF-12, FEAT-12: what waits, by role. Opened for a role and type
 * such as `5N`, or for `M` alone. */
export function NotificationsPanel({ subject, close }: PanelProps) {
  const header = useCall('listNotificationHeader', {}, { revalidateOnFocus: false });
  return (
    <PanelData of={header} skeleton={<SkeletonRows rows={5} />}>
      {(roles) => <PendingNotifications roles={roles} close={close} subject={subject} />}
    </PanelData>
  );
}

interface PendingNotificationsProps extends PanelProps {
  readonly roles: readonly RoleHeader[];
}

function PendingNotifications({ roles, subject, ...panel }: PendingNotificationsProps) {
  const t = useMessages('notifications');
  const place = tabPanelIds(subject);
  const [tab, setTab] = useState(() => firstTab(roles, place.roleCode));
  const [kind, setKind] = useState<Kind>(place.kind);
  const role = roles[tab];
  if (!role) return null;
  const content = <PendingOfRole key={role.Role_Code} {...panel} {...{ roles, role, kind, setKind }} />;
  if (roles.length < 2) return content;
  return (
    <Tabs label={t('roles')} names={roles.map((each) => tabNameOf(each, t))} selected={tab} onSelect={setTab}>
      <div className="pt-4">{content}</div>
    </Tabs>
  );
}

interface PendingOfRoleProps extends Omit<PendingNotificationsProps, 'subject'> {
  readonly role: RoleHeader;
  readonly kind: Kind;
  readonly setKind: (kind: Kind) => void;
}

function PendingOfRole({ roles, role, kind, setKind, close }: PendingOfRoleProps) {
  const t = useMessages('notifications');
  const reading = useNotifications(role.Role_Code, true);
  return (
    <>
      <KindChoice kind={kind} rows={reading.list.data?.filter(reading.isOfNow)} onChoose={setKind} />
      <PanelData of={reading.list} skeleton={<SkeletonRows rows={4} />}>
        {(rows) => {
          const ofKind = rows.filter((row) => row.NotificationType === kind && reading.isOfNow(row));
          const shown = kind === 'N' ? ofKind.slice(0, MAX_ROWS) : ofKind;
          const rest = ofKind.length - shown.length;
          const hasPending = ofKind.some(({ Status, StaysUntilDone }) => Status === 'P' && !StaysUntilDone);
          return (
            <>
              <div className="mt-3 flex flex-wrap items-center gap-2">
                <Button
                  variant="secondary"
                  type="button"
                  disabled={!hasPending}
                  isBusy={reading.isReadingAll}
                  onClick={() => void reading.readAll(ofKind, kind)}
                >
                  <CheckAllIcon className="size-4" />
                  {t('readAll')}
                </Button>
                <Button
                  variant="secondary"
                  type="button"
                  onClick={() => openPanel('all-notifications', `${role.Role_Code}${kind}`)}
                >
                  {t('viewAll')}
                </Button>
              </div>
              <NotificationList rows={shown} {...{ roles, kind, reading, close }} />
              {rest > 0 && <p className="border-t border-line pt-4 text-muted">{t('more', { count: rest })}</p>}
            </>
          );
        }}
      </PanelData>
    </>
  );
}
