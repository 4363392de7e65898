import { allButPost } from '@/lib/bff/call/other-methods';
import { feedStep } from '@/lib/bff/feeds/feed-step';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({
  route: '/api/session/calendar-feed',
  page: '/timemanage/myleave',
  take: feedStep,
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
