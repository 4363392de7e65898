import { deviceSignInStep } from '@/lib/bff/session/device-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/device-sign-in',
  page: '/auth/login',
  form: 'sign-in',
  returned: ['username'],
  take: deviceSignInStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
