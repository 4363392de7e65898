import { recoveryCodesStep } from '@/lib/bff/session/second-factor-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/recovery-codes',
  page: '/user/secondfactor',
  take: recoveryCodesStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
