import { allButPost } from '@/lib/bff/call/other-methods';
import { passkeyChallengeStep } from '@/lib/bff/session/passkey-steps';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/passkey-challenge',
  page: '/auth/otpauth',
  take: passkeyChallengeStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
