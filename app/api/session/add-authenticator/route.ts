import { addAuthenticatorStep } from '@/lib/bff/session/second-factor-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/add-authenticator',
  page: '/user/secondfactor',
  take: addAuthenticatorStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
