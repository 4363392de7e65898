import { mobileSessionStep } from '@/lib/bff/device-steps';
import { allButPost } from '@/lib/bff/other-methods';
import { sessionRoute } from '@/lib/bff/session-route';

export const POST = sessionRoute({
  route: '/api/session/mobile-session',
  page: '/mobilesession',
  form: 'device',
  take: mobileSessionStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
