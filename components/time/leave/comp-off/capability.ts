import { defineCapability } from '@/components/platform/capability';

export const compOff = defineCapability({
  folder: 'time/leave/comp-off',
  messages: ['comp-off'],
  pages: ['/timemanage/compoff', '/timemanage/compoff/of/[code]'],
});
