import { forgotPasswordStep } from '@/lib/bff/session/password-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/forgot-password',
  page: '/auth/forgot-password',
  form: 'forgot-password',
  returned: ['username'],
  take: forgotPasswordStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
