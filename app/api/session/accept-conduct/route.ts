import { acceptConductStep } from '@/lib/bff/session/conduct-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/accept-conduct',
  page: '/cocrequire/codeofconduct',
  form: 'accept-conduct',
  take: acceptConductStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
