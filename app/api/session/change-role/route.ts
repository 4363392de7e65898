import { allButPost } from '@/lib/bff/call/other-methods';
import { changeRoleStep } from '@/lib/bff/session/role-steps';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/change-role',
  page: '/home/dashboard',
  form: 'change-role',
  take: changeRoleStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
