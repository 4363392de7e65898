import { defineCapability } from '@/components/platform/capability';

export const devices = defineCapability({
  folder: 'access/devices',
  messages: ['devices'],
  pages: ['/ecenter/mydevices'],
});
