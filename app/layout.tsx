import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { accentStyle } from '@/lib/accent-style';
import { portalConfig } from '@/lib/config';
import { withBasePath } from '@/lib/links/links';
import { readPreferences } from '@/lib/preferences';

const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-inter',
  adjustFontFallback: 'Arial',
});

export async function generateMetadata(): Promise<Metadata> {
  const { title } = await portalConfig();
  return {
    title: { default: title, template: `%s · ${title}` },
    manifest: withBasePath('/api/manifest'),
    appleWebApp: { title },
    robots: { index: false, follow: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#121b1e' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, { theme, hasLessMotion }, { accent }] = await Promise.all([
    getLocale(),
    readPreferences(),
    portalConfig(),
  ]);
  return (
    <html
      lang={locale}
      data-theme={theme}
      data-motion={hasLessMotion ? 'less' : 'device'}
      className={inter.variable}
      style={accentStyle(accent)}
    >
      <body>{children}</body>
    </html>
  );
}
