import { allButPost } from '@/lib/bff/call/other-methods';
import { saveFilterStep } from '@/lib/bff/session/save-filter-step';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/save-filter',
  page: '/ecenter/hrdashboard',
  take: saveFilterStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
