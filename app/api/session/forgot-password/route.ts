import { forgotPasswordStep } from '@/lib/bff/password-steps';
import { allButPost } from '@/lib/bff/other-methods';
import { sessionRoute } from '@/lib/bff/session-route';

export const POST = sessionRoute({
  route: '/api/session/forgot-password',
  page: '/auth/forgot-password',
  form: 'forgot-password',
  kept: ['username'],
  take: forgotPasswordStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
