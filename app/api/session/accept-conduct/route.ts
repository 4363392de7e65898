import { acceptConductStep } from '@/lib/bff/conduct-steps';
import { allButPost } from '@/lib/bff/other-methods';
import { sessionRoute } from '@/lib/bff/session-route';

export const POST = sessionRoute({
  route: '/api/session/accept-conduct',
  page: '/cocrequire/codeofconduct',
  form: 'accept-conduct',
  take: acceptConductStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
