import { allButPost } from '@/lib/bff/call/other-methods';
import { sessionRoute } from '@/lib/bff/session/session-route';
import { codeStep } from '@/lib/bff/session/session-steps';

export const POST = sessionRoute({ route: '/api/session/code', page: '/auth/otpauth', form: 'code', take: codeStep });

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allButPost;
