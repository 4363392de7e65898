import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { ZONE } from '@/lib/dates';
import { chooseLanguage, LANGUAGE_COOKIE } from '@/lib/languages';
import { loadMessages } from './messages';

export default getRequestConfig(async () => {
  const locale = chooseLanguage(
    (await cookies()).get(LANGUAGE_COOKIE)?.value,
    (await headers()).get('accept-language'),
  );
  return { locale, timeZone: ZONE, messages: await loadMessages(locale) };
});
