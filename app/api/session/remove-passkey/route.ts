import { allButPost } from '@/lib/bff/call/other-methods';
import { removePasskeyStep } from '@/lib/bff/session/passkey-steps';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/remove-passkey',
  page: '/user/secondfactor',
  take: removePasskeyStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
