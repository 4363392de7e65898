import { allButPost } from '@/lib/bff/call/other-methods';
import { figurePurposeStep } from '@/lib/bff/session/figure-purpose-step';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/figure-purpose',
  page: '/ecenter/hrdashboard/sensitive',
  form: 'figure-purpose',
  returned: ['Purpose'],
  take: figurePurposeStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
