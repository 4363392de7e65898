import { resetPasswordStep } from '@/lib/bff/session/password-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/reset-password',
  page: '/auth/change-password',
  form: 'reset-password',
  returned: ['username'],
  take: resetPasswordStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
