import { clientCodeStep, namesAlone } from '@/lib/bff/session/client-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/client-code',
  page: '/auth/chilllogin',
  form: 'client-code',
  start: { page: '/auth/chilllogin', form: 'client-step', cookies: namesAlone },
  take: clientCodeStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
