import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readSectionOfLink } from '@/components/profile/read/read-section-of-link';
import { SeparateSection } from '@/components/profile/sections/separate-section';
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
  const { flag, kind } = await requireSession(isSection ? 'section' : 'full');
  // Only employees have a record of their own.
  const canHaveSection = isSection && kind === 'employee';
  return { module, link: link.join('/'), flag, isAtGate: stageOf(flag) === 'conduct', canHaveSection };
}

/** The section whose own page this is, where the link leads nowhere else. */
async function sectionOf({ link, canHaveSection }: Awaited<ReturnType<typeof guard>>) {
  return canHaveSection ? readSectionOfLink(link) : null;
}

export async function generateMetadata({ params }: LinkPageProps): Promise<Metadata> {
  const asked = await guard(params);
  if (asked.isAtGate) return { title: (await readSection(asked.link))?.section.PersonalSection };
  const [t, found] = await Promise.all([getTranslations('shell'), readMenuLink(asked.module, asked.link)]);
  if (found === 'forbidden') return { title: t('offPageTitle') };
  const section = await sectionOf(asked);
  if (section) return { title: section.header.SectionInfo.SectionName };
  if (found === 'unknown') return { title: await notFoundTitle() };
  const name = found.entry?.Menu_Name;
  return { title: name ? t('offTitle', { name }) : t('offPageTitle') };
}

export default async function LinkPage({ params }: LinkPageProps) {
  const asked = await guard(params);
  const { module, link, flag, isAtGate } = asked;
  if (isAtGate) {
    const opened = await readSection(link);
    if (!opened) return redirectToConduct();
    const data = await sectionOf(asked);
    return (
      <SectionPage {...opened} flag={flag}>
        {data && <SeparateSection data={data} isTitled={false} />}
      </SectionPage>
    );
  }
  const found = await readMenuLink(module, link);
  if (found === 'forbidden') return refusePage();
  const section = await sectionOf(asked);
  if (section) return <SeparateSection data={section} />;
  if (found === 'unknown') return <NotFoundPage />;
  return <NotSwitchedOn module={found.module} name={found.entry?.Menu_Name ?? null} />;
}
