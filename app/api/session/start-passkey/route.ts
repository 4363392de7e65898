import { allButPost } from '@/lib/bff/call/other-methods';
import { startPasskeyStep } from '@/lib/bff/session/passkey-steps';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/start-passkey',
  page: '/user/secondfactor',
  take: startPasskeyStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
