import { answerHeaders, withErrorAnswer } from '@/lib/bff/call/answer';
import { HrError } from '@/lib/bff/upstream/hr-error';
import { standalonePage } from '@/lib/bff/redirect/standalone-page';
import { allButGet } from '@/lib/bff/call/other-methods';
import { portalConfig } from '@/lib/config';
import { isLanguage } from '@/lib/contract/platform/languages';
import { loadMessages } from '@/lib/i18n/messages';

export const dynamic = 'force-dynamic';

/** The page that the offline worker keeps and shows; the same for everybody. */
export function GET(_: Request, { params }: { params: Promise<{ language?: string }> }): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const { language } = await params;
    if (!isLanguage(language)) throw new HrError('not_found');
    const [{ notice }, company] = await Promise.all([loadMessages(language), portalConfig()]);
    const texts = { title: notice.offlineTitle, text: notice.offlineText, link: notice.retry };
    const { html, policy } = standalonePage(language, company, texts);
    return new Response(html, {
      headers: answerHeaders(requestId, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      }),
    });
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
