import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { NotSwitchedOn } from '@/components/workplace/shell/not-switched-on';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { readSection } from '@/components/agreements/gate/read-section';
import { SectionPage } from '@/components/agreements/gate/section-page';
import { redirectToConduct } from '@/lib/bff/redirect/redirect-to-conduct';
import { refusePage } from '@/lib/bff/redirect/refuse-page';
import { requireSession } from '@/lib/bff/session/require-session';
import { stageOf } from '@/lib/contract/call';
import { needOf } from '@/lib/gate';

interface LinkPageProps {
  readonly params: Promise<{ module: string; link: string[] }>;
}

/** Asks for the session that the page needs. At the conduct gate it can only be the page of a section. */
async function guard(params: LinkPageProps['params']) {
  const { module, link } = await params;
  const isSection = needOf(`/${[module, ...link].join('/')}`) === 'section';
  const { flag } = await requireSession(isSection ? 'section' : 'full');
  return { module, link: link.join('/'), flag, isAtGate: stageOf(flag) === 'conduct' };
}

export async function generateMetadata({ params }: LinkPageProps): Promise<Metadata> {
  const { module, link, isAtGate } = await guard(params);
  if (isAtGate) return { title: (await readSection(link))?.section.PersonalSection };
  const [t, found] = await Promise.all([getTranslations('shell'), readMenuLink(module, link)]);
  if (found === 'unknown') return { title: await notFoundTitle() };
  const name = typeof found === 'object' && found.entry?.Menu_Name;
  return { title: name ? t('offTitle', { name }) : t('offPageTitle') };
}

export default async function LinkPage({ params }: LinkPageProps) {
  const { module, link, flag, isAtGate } = await guard(params);
  if (isAtGate) {
    const opened = await readSection(link);
    return opened ? <SectionPage {...opened} flag={flag} /> : redirectToConduct();
  }
  const found = await readMenuLink(module, link);
  if (found === 'unknown') return <NotFoundPage />;
  if (found === 'forbidden') return refusePage();
  return <NotSwitchedOn module={found.module} name={found.entry?.Menu_Name ?? null} />;
}
