'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { openPanel } from '@/components/platform/panel/open-panel';
import { HeartIcon, KeyIcon, MessageIcon, PencilIcon, SlidersIcon, UserIcon } from '@/components/ui/icons/icons';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { isPage } from '@/lib/links/pages';
import type { ProfileLinks } from '@/lib/links/profile-links';
import { useMessages } from '@/lib/i18n/use-messages';

/** Where messages are listed; where scripts run, the panel shows them. */
const OWN_PROFILE_PAGE = '/user/profile';
const PROFILE_FORM = '/ecenter/essprofileedit';

function openMessages(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  openPanel('notifications', 'M');
}

/** PROF-05 to PROF-08: the ways to one's own things, those that the person has. */
export function PersonLinks({ links }: { links: ProfileLinks }) {
  const t = useMessages('account');
  const entries = [
    { isShown: links.profile, href: '/ecenter/essprofileview', text: t('myProfile'), icon: UserIcon },
    {
      isShown: links.profile && isPage(PROFILE_FORM),
      href: PROFILE_FORM,
      text: t('updateProfile'),
      icon: PencilIcon,
    },
    { isShown: links.messages, href: OWN_PROFILE_PAGE, text: t('myMessages'), icon: MessageIcon },
    { isShown: links.buddy, href: '/common/buddytask', text: t('changeBuddy'), icon: HeartIcon },
    { isShown: links.password, href: '/ecenter/esschangepassword', text: t('changePassword'), icon: KeyIcon },
    { isShown: true, href: '/home/commonsetting', text: t('settings'), icon: SlidersIcon },
  ];
  return entries
    .filter(({ isShown }) => isShown)
    .map(({ href, text, icon: EntryIcon }) => (
      <Link
        key={href}
        href={href}
        prefetch={false}
        onClick={href === OWN_PROFILE_PAGE ? openMessages : undefined}
        className={menuItemClasses}
      >
        <EntryIcon className="size-5 text-muted" />
        {text}
      </Link>
    ));
}
