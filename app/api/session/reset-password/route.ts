import { resetPasswordStep } from '@/lib/bff/password-steps';
import { allButPost } from '@/lib/bff/other-methods';
import { sessionRoute } from '@/lib/bff/session-route';

export const POST = sessionRoute({
  route: '/api/session/reset-password',
  page: '/auth/change-password',
  form: 'reset-password',
  kept: ['username'],
  take: resetPasswordStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
