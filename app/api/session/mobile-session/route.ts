import { mobileSessionStep } from '@/lib/bff/session/device-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/mobile-session',
  page: '/mobilesession',
  form: 'device',
  take: mobileSessionStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
