import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { versionPage } from '@/components/agreements/admin/conduct-page';
import { readVersion } from '@/components/agreements/admin/versions/read-version';
import { EMPTY_VALUES, valuesOf } from '@/components/agreements/admin/editor/conduct-values';
import { nextVersion } from '@/components/agreements/admin/versions/versions';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { requireLink } from '@/components/workplace/shell/require-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { ConductEditorPage } from '../conduct-editor-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agreements-admin');
  return { title: t('editorNew') };
}

interface NewConductPageProps {
  /** `after` is the code of the version that this one follows. */
  readonly searchParams: Promise<{ after?: string | string[] }>;
}

/** A new agreement, or the next version of one, which begins as the one before it. */
export default async function NewConductPage({ searchParams }: NewConductPageProps) {
  await requireSession('full');
  await requireLink('process', 'conductsetup');
  const t = await getTranslations('agreements-admin');
  const { after } = await searchParams;
  if (typeof after !== 'string') {
    const place = { code: '', series: '' };
    return <ConductEditorPage draftKey={place} saved={EMPTY_VALUES} title={t('editorNew')} />;
  }
  const before = await readVersion(after);
  if (!before) return <NotFoundPage />;
  const versions = (await callHr('listConducts', {})).filter(({ Series }) => Series === before.Series);
  const waiting = nextVersion(versions);
  if (waiting) redirect(versionPage(waiting.ConductCode));
  const version = Math.max(...versions.map(({ Version }) => Version)) + 1;
  return (
    <ConductEditorPage
      draftKey={{ code: '', series: before.Series }}
      saved={valuesOf(before)}
      title={t('editorVersion', { version, title: before.Title })}
    />
  );
}
