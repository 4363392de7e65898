import { allButPost } from '@/lib/bff/call/other-methods';
import { addPasskeyStep } from '@/lib/bff/session/passkey-steps';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/add-passkey',
  page: '/user/secondfactor',
  take: addPasskeyStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
