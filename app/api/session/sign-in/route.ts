import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';
import { signInStep } from '@/lib/bff/session/session-steps';

export const POST = sessionRoute({
  route: '/api/session/sign-in',
  page: '/auth/login',
  form: 'sign-in',
  returned: ['username'],
  take: signInStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
