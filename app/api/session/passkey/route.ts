import { allButPost } from '@/lib/bff/call/other-methods';
import { passkeyStep } from '@/lib/bff/session/passkey-steps';
import { sessionRoute } from '@/lib/bff/session/session-route';

export const POST = sessionRoute({ route: '/api/session/passkey', page: '/auth/otpauth', take: passkeyStep });

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
