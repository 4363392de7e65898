import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';
import { startProofStep } from '@/lib/bff/sso/proof-steps';

export const POST = sessionRoute({ route: '/api/session/start-proof', page: '/', take: startProofStep });

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
