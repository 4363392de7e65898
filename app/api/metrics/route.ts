import { createHash, timingSafeEqual } from 'node:crypto';
import { answerHeaders, withErrorAnswer } from '@/lib/bff/call/answer';
import { HrError } from '@/lib/bff/upstream/hr-error';
import { metricsText } from '@/lib/bff/upstream/metrics';
import { allButGet } from '@/lib/bff/call/other-methods';
import { portalEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Prometheus' text, for who knows METRICS_TOKEN; to anyone else there is nothing here. */
export function GET(request: Request): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const { METRICS_TOKEN } = portalEnv();
    const given = digest(request.headers.get('authorization') ?? '');
    if (!METRICS_TOKEN || !timingSafeEqual(given, digest(`Bearer ${METRICS_TOKEN}`))) throw new HrError('not_found');
    const headers = answerHeaders(requestId, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    return new Response(metricsText(), { headers });
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
