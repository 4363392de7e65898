'use client';

import { clsx } from 'clsx';
import { openPanel } from '@/components/platform/panel/open-panel';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Avatar } from '@/components/ui/avatar';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { HeartIcon, KeyIcon, MessageIcon, SignOutIcon, SlidersIcon, UserIcon } from '@/components/ui/icons/icons';
import { MailAddress } from '@/components/ui/mail-address';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links/links';
import { photoOf } from '@/lib/files/photo';
import { profileLinksOf } from '@/lib/links/profile-links';
import { useMessages } from '@/lib/i18n/use-messages';
import { AccountRow } from './account-row';
import { PageButton } from '@/components/platform/page-button';

/** PROF-01 to PROF-08: who is signed in, the ways to their own things, and the way out. */
export function ProfilePanel() {
  const t = useMessages('account');
  const info = useCall('getEmployeeInfo', {});
  return (
    <>
      <PanelData of={info} skeleton={<SkeletonRows rows={4} />}>
        {([own]) => own && <OwnLinks info={own} />}
      </PanelData>
      <div className="mt-4 border-t border-line pt-4">
        <a href={withBasePath('/logout')} className={clsx('w-full', buttonClasses('secondary'))}>
          <SignOutIcon />
          {t('signOut')}
        </a>
      </div>
    </>
  );
}

interface OwnLinksProps {
  readonly info: ReplyFor<'getEmployeeInfo'>[number];
}

function OwnLinks({ info }: OwnLinksProps) {
  const t = useMessages('account');
  const links = profileLinksOf(info);
  return (
    <>
      <div className="flex items-center gap-4 pb-4">
        <Avatar name={info.Name} size="lg" photo={photoOf(info.Empid, info.HasPhoto)} />
        <div className="min-w-0">
          <p className="text-lg font-semibold">{info.Name}</p>
          <p className="text-muted">
            {t(info.IsEmployed ? 'employeeId' : 'username')} {info.Empid}
          </p>
          {info.EmailID && (
            <p className="text-muted">
              <MailAddress address={info.EmailID} />
            </p>
          )}
        </div>
      </div>
      <ul className="-mx-3">
        {links.profile && (
          <li className="flex items-center gap-2 pr-3">
            <AccountRow href="/ecenter/essprofileview" icon={<UserIcon />} title={t('myProfile')} />
            <PageButton page="/ecenter/essprofileedit">{t('update')}</PageButton>
          </li>
        )}
        {links.messages && (
          <li>
            <AccountRow
              icon={<MessageIcon />}
              title={t('myMessages')}
              onChoose={() => openPanel('notifications', 'M')}
            />
          </li>
        )}
        {links.buddy && (
          <li>
            <AccountRow href="/common/buddytask" icon={<HeartIcon />} title={t('changeBuddy')} />
          </li>
        )}
        {links.password && (
          <li>
            <AccountRow href="/ecenter/esschangepassword" icon={<KeyIcon />} title={t('changePassword')} />
          </li>
        )}
        <li>
          <AccountRow href="/home/commonsetting" icon={<SlidersIcon />} title={t('settings')} />
        </li>
      </ul>
    </>
  );
}
