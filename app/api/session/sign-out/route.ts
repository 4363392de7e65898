import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';
import { signOutStep } from '@/lib/bff/session/session-steps';

export const POST = sessionRoute({
  route: '/api/session/sign-out',
  page: '/logout',
  take: (_, caller) => signOutStep(caller),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
