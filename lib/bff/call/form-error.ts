import 'server-only';
import { portalConfig } from '../../config';
import { homeOrigin, portalEnv } from '../../env';
import { failureText } from '../../i18n/failure-text';
import { loadMessages } from '../../i18n/messages';
import { chooseLanguage, LANGUAGE_COOKIE } from '../../languages';
import { withBasePath } from '../../links/links';
import { standalonePage } from '../redirect/standalone-page';
import { errorAnswer } from './answer';
import { cookieOf } from './caller';

/**
 * The refusal of a form that no page of ours can show: a page of its own where a browser waits for one, in the person's
 * language and with a way to the portal by its own address, since the form may have come by another.
 */
export async function formError(error: unknown, { headers }: Request, requestId: string): Promise<Response> {
  const answer = errorAnswer(error, requestId);
  if (!headers.get('accept')?.includes('text/html')) return answer;
  const language = chooseLanguage(cookieOf(headers.get('cookie'), LANGUAGE_COOKIE), headers.get('accept-language'));
  const [{ errors, notice }, company] = await Promise.all([loadMessages(language), portalConfig()]);
  const text = failureText(error, errors, language);
  const texts = { title: notice.refusedFormTitle, text, link: notice.home };
  const { html, policy } = standalonePage(language, company, texts, `${homeOrigin(portalEnv())}${withBasePath('/')}`);
  answer.headers.set('content-type', 'text/html; charset=utf-8');
  answer.headers.set('content-security-policy', policy);
  return new Response(html, { status: answer.status, headers: answer.headers });
}
