import { allButPost } from '@/lib/bff/call/other-methods';
import { confirmPasskeyStep } from '@/lib/bff/session/passkey-steps';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({ route: '/api/session/confirm-passkey', page: '/', take: confirmPasskeyStep });

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
