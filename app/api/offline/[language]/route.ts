import { answerHeaders, withErrorAnswer } from '@/lib/bff/call/answer';
import { HrError } from '@/lib/bff/upstream/hr-error';
import { standalonePage, standalonePolicy } from '@/lib/bff/redirect/standalone-page';
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
    const [{ notice }, { title: product }] = await Promise.all([loadMessages(language), portalConfig()]);
    const texts = { product, title: notice.offlineTitle, text: notice.offlineText, link: notice.retry };
    return new Response(standalonePage(language, texts), {
      headers: answerHeaders(requestId, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': standalonePolicy,
      }),
    });
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
