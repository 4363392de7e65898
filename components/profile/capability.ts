import { defineCapability } from '@/components/platform/capability';

export const profile = defineCapability({
  folder: 'profile',
  messages: ['profile', 'profile-sections', 'profile-card', 'profile-setup', 'checklist'],
  panels: { spotlight: 'wide' },
  pages: [
    '/ecenter/essprofileedit',
    '/ecenter/essprofileedit/section/[code]',
    '/ecenter/profileedit/key/[key]',
    '/ecenter/profileedit/key/[key]/section/[code]',
    '/ecenter/essprofileview',
    '/ecenter/profileview/key/[key]',
    '/ecenter/profileapproval',
    '/ecenter/profileapproval/key/[code]',
    '/ecenter/mychecklist',
    '/survey/mychecklist',
    '/survey/empchecklist/users/key/[key]',
    '/process/profilesetup',
    '/process/profilesetup/key/[code]',
    '/ecenter/sectiontest/key/[code]',
    '/user-profile',
    '/user/profile',
  ],
});
