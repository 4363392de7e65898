import { mobileAuthStep } from '@/lib/bff/device-steps';
import { allButPost } from '@/lib/bff/other-methods';
import { sessionRoute } from '@/lib/bff/session-route';

export const POST = sessionRoute({
  route: '/api/session/mobile-auth',
  page: '/mobileauth',
  form: 'device',
  take: mobileAuthStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
