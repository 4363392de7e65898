'use client';

import type { PanelProps } from '@/components/platform/panel/define-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { ActivityIcon, MessageIcon, TaskIcon, UserIcon } from '@/components/ui/icons/icons';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { profileLinksOf } from '@/lib/links/profile-links';
import { useMessages } from '@/lib/i18n/use-messages';
import { AccountRow } from './account-row';

const OWN_PROFILE_PAGE = '/user/profile';

/** PROF-09 to PROF-12: My Profile, My Messages, My Activities and My Tasks, and how many wait there. */
export function QuickUserPanel(props: PanelProps) {
  const counts = useCall('getDashboardCounts', {});
  return (
    <PanelData of={counts} skeleton={<SkeletonRows rows={4} />}>
      {({ PendMessage, PendTask, PendApproval }) => (
        <OwnLinks {...props} messages={PendMessage} tasks={PendTask - PendApproval} />
      )}
    </PanelData>
  );
}

interface OwnLinksProps extends PanelProps {
  readonly messages: number;
  readonly tasks: number;
}

function OwnLinks({ messages, tasks, close }: OwnLinksProps) {
  const t = useMessages('account');
  const info = useCall('getEmployeeInfo', {});
  return (
    <PanelData of={info} skeleton={<SkeletonRows rows={4} />}>
      {([own]) => {
        const links = own && profileLinksOf(own);
        return (
          <div className="-mx-3">
            {links?.profile && (
              <AccountRow
                icon={<UserIcon />}
                title={t('myProfile')}
                text={t('myProfileText')}
                href="/user-profile"
                onChoose={close}
              />
            )}
            {links?.messages && (
              <AccountRow
                icon={<MessageIcon />}
                title={t('myMessages')}
                text={t('myMessagesText', { count: messages })}
                onChoose={() => openPanel('notifications', 'M')}
              />
            )}
            <AccountRow
              icon={<ActivityIcon />}
              title={t('myActivities')}
              text={t('myActivitiesText')}
              href={`${OWN_PROFILE_PAGE}#my-activities`}
              onChoose={close}
            />
            <AccountRow
              icon={<TaskIcon />}
              title={t('myTasks')}
              text={t('myTasksText', { count: tasks })}
              href="/tracker/mytasks"
              onChoose={close}
            />
          </div>
        );
      }}
    </PanelData>
  );
}
