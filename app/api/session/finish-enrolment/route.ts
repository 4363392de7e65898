import { finishEnrolmentStep } from '@/lib/bff/session/second-factor-steps';
import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/finish-enrolment',
  page: '/secondfactor',
  take: finishEnrolmentStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
