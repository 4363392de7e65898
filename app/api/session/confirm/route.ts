import { allButPost } from '@/lib/bff/call/other-methods';
import { confirmStep } from '@/lib/bff/session/confirm-steps';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({ route: '/api/session/confirm', page: '/', take: confirmStep });

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
