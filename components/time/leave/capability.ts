import { defineCapability } from '@/components/platform/capability';

export const leave = defineCapability({ folder: 'time/leave', messages: ['leave'] });
