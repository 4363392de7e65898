import { clientStep } from '@/lib/bff/session/client-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/client-step',
  page: '/auth/chilllogin',
  form: 'client-step',
  returned: ['Username', 'ClientUserName'],
  take: clientStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
