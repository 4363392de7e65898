import { changePasswordStep } from '@/lib/bff/password-steps';
import { sessionRoute } from '@/lib/bff/session-route';

export const POST = sessionRoute({
  route: '/api/session/change-password',
  page: '/ecenter/esschangepassword',
  take: changePasswordStep,
});
