import { defineCapability } from '@/components/platform/capability';

export const home = defineCapability({
  folder: 'workplace/home',
  messages: ['home'],
  panels: { 'catch-up': 'side' },
  pages: ['/home', '/home/dashboard', '/preonboarding'],
  dashboardWidgets: [
    { name: 'profile-progress', module: 'ecenter', place: 'above-menu' },
    { name: 'waiting', place: 'above-menu' },
    { name: 'happenings', module: 'ecenter', place: 'below-menu' },
  ],
});
