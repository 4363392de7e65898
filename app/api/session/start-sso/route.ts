import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';
import { startSsoStep } from '@/lib/bff/sso/sso-steps';

export const POST = sessionRoute({ route: '/api/session/start-sso', page: '/auth/login', take: startSsoStep });

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
