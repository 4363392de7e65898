import { getLocale, getTranslations } from 'next-intl/server';
import { ASK_LEAVE_PAGE } from '@/components/time/leave/mine/leave-pages';
import { answerHeaders, withErrorAnswer } from '@/lib/bff/call/answer';
import { allButGet } from '@/lib/bff/call/other-methods';
import { portalConfig } from '@/lib/config';
import { withBasePath } from '@/lib/links/links';

export const dynamic = 'force-dynamic';

/** What a device has to know to install the portal: its name and words in the language of whoever asks, its icons, its place. */
export function GET(): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const [t, leave, language, { title }] = await Promise.all([
      getTranslations('notice'),
      getTranslations('my-leave'),
      getLocale(),
      portalConfig(),
    ]);
    const start = withBasePath('/');
    const manifest = {
      id: start,
      name: title,
      short_name: title,
      description: t('appText'),
      lang: language,
      start_url: start,
      scope: start,
      display: 'standalone',
      theme_color: '#ffffff',
      background_color: '#f7f9fa',
      categories: ['business', 'productivity'],
      icons: [
        { src: withBasePath('/icons/192.png'), sizes: '192x192', type: 'image/png' },
        { src: withBasePath('/icons/512.png'), sizes: '512x512', type: 'image/png' },
        { src: withBasePath('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        {
          name: leave('askOwn'),
          url: withBasePath(ASK_LEAVE_PAGE),
          icons: [{ src: withBasePath('/icons/192.png'), sizes: '192x192', type: 'image/png' }],
        },
      ],
    };
    return new Response(JSON.stringify(manifest), {
      headers: answerHeaders(requestId, { 'content-type': 'application/manifest+json; charset=utf-8' }),
    });
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
