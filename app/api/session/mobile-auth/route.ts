import { mobileAuthStep } from '@/lib/bff/session/device-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/mobile-auth',
  page: '/mobileauth',
  form: 'device',
  take: mobileAuthStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
