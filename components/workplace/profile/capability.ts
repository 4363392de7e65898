import { defineCapability } from '@/components/platform/capability';

export const profile = defineCapability({
  folder: 'workplace/profile',
  messages: ['profile'],
  pages: ['/ecenter/essprofileview', '/ecenter/profileview/key/[key]', '/user-profile', '/user/profile'],
});
