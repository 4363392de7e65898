import { changePasswordStep } from '@/lib/bff/password-steps';
import { allButPost } from '@/lib/bff/other-methods';
import { sessionRoute } from '@/lib/bff/session-route';

export const POST = sessionRoute({
  route: '/api/session/change-password',
  page: '/ecenter/esschangepassword',
  take: changePasswordStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
