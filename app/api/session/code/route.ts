import { sessionRoute } from '@/lib/bff/session-route';
import { codeStep } from '@/lib/bff/session-steps';

export const POST = sessionRoute({ route: '/api/session/code', page: '/auth/otpauth', form: 'code', take: codeStep });
