import { allButPost } from '@/lib/bff/call/other-methods';
import { keepChoiceStep } from '@/lib/bff/session/keep-choice-step';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/keep-choice',
  page: '/ecenter/hrdashboard',
  take: keepChoiceStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
