import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';
import { resendStep } from '@/lib/bff/session/session-steps';

export const POST = sessionRoute({
  route: '/api/session/resend',
  page: '/auth/otpauth',
  form: 'code',
  take: resendStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
