import 'server-only';
import { getLocale } from 'next-intl/server';
import type { ReplyFor } from '../../contract/all';
import type { Language } from '../../contract/platform/languages';
import { ownOrigins, portalEnv, signingOrigin } from '../../env';
import { readPreferences } from '../../preferences';
import { signFrameOf, type SignFrame } from '../../signing/sign-frame';
import { pageCaller } from '../call/page-caller';

/** The frame for the document of an agreement, in the language and the colours of the page that asks. */
export async function readSignFrame(conduct: ReplyFor<'getConduct'>): Promise<SignFrame | null> {
  const env = portalEnv();
  const { session } = await pageCaller();
  const own = ownOrigins(env);
  const portalOrigin = own.find((origin) => origin.endsWith(`//${session?.host}`)) ?? own[0] ?? '';
  const { theme } = await readPreferences();
  const language = (await getLocale()) as Language;
  return signFrameOf(conduct, { signingOrigin: signingOrigin(env), portalOrigin, language, theme });
}
