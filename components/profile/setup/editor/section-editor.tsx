'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LeaveQuestion } from '@/components/platform/leave-question';
import { Tabs } from '@/components/ui/tabs';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { ConflictDialog } from '../draft/conflict-dialog';
import { useSectionDraft } from '../draft/use-section-draft';
import { SetupProvider, type Selection, type SetupSection } from '../setup-context';
import { SETUP_PAGE } from '../setup-page';
import { EditPanes } from './edit-panes';
import { EditorBar } from './editor-bar';
import { useUndoKeys } from './use-undo-keys';

const PreviewTab = lazy(async () => ({ default: (await import('../preview/preview-tab')).PreviewTab }));
const TestersTab = lazy(async () => ({ default: (await import('../testers/testers-tab')).TestersTab }));
const VersionsTab = lazy(async () => ({ default: (await import('../versions/versions-tab')).VersionsTab }));
const PublishDialog = lazy(async () => ({ default: (await import('../publish/publish-dialog')).PublishDialog }));

interface SectionEditorProps {
  readonly section: SetupSection;
  readonly sections: readonly SetupSection[];
  readonly loaded: ReplyFor<'getSectionDraft'>;
  readonly chainsPage: string | null;
}

const TABS = ['edit', 'preview', 'testers', 'versions'] as const;

/** Where HR writes one section: its draft saves itself, is tried out, and published from a day on. */
export function SectionEditor({ section, sections, loaded, chainsPage }: SectionEditorProps) {
  const t = useMessages('profile-setup');
  const router = useRouter();
  const { SectionCode } = section;
  const [tab, setTab] = useState<(typeof TABS)[number]>('edit');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [selection, select] = useState<Selection | null>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  const draft = useSectionDraft(loaded, SectionCode, (by) => showSnackbar('success', t('merged', { name: by })));
  useUndoKeys(tab === 'edit', draft);

  const [heldFor] = useState(() => new Map(loaded.Holding.map(({ FieldCode, Values }) => [FieldCode, Values])));
  const [needed] = useState(() => new Set(loaded.Needed));

  useEffect(() => {
    if (!draft.isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [draft.isChanged]);

  /** What the HR API shows or counts is of what is saved. */
  async function show(next: (typeof TABS)[number]) {
    if (next !== 'edit' && !(await draft.flush())) return;
    setTab(next);
  }

  async function publish() {
    if (await draft.flush()) setIsPublishing(true);
  }

  return (
    <SetupProvider
      value={{
        section,
        definition: draft.definition,
        language,
        issues: draft.issues,
        holding: heldFor,
        needed,
        chainsPage,
        selection,
        select,
        change: draft.change,
      }}
    >
      <EditorBar
        section={section}
        draft={draft}
        language={language}
        onLanguage={setLanguage}
        onIssue={(place) => {
          setTab('edit');
          select(place);
        }}
        onPublish={() => void publish()}
        onDiscarded={(isDeleted) => (isDeleted ? router.replace(SETUP_PAGE) : router.refresh())}
      />
      <Tabs
        label={t('parts')}
        names={TABS.map((name) => t(`tabs.${name}`))}
        selected={TABS.indexOf(tab)}
        onSelect={(at) => void show(TABS[at] ?? 'edit')}
      >
        <div className="pt-5">
          <Suspense fallback={<SkeletonRows rows={5} />}>
            {tab === 'edit' && <EditPanes sections={sections} />}
            {tab === 'preview' && <PreviewTab />}
            {tab === 'testers' && <TestersTab />}
            {tab === 'versions' && <VersionsTab section={section} isDraft={draft.saved.IsDraft} />}
          </Suspense>
        </div>
      </Tabs>
      {draft.conflict && <ConflictDialog conflict={draft.conflict} onSettle={draft.settle} />}
      {isPublishing && (
        <Suspense>
          <PublishDialog
            section={section}
            onClose={() => setIsPublishing(false)}
            onPublished={() => {
              setIsPublishing(false);
              router.refresh();
            }}
          />
        </Suspense>
      )}
      <LeaveQuestion isUnsaved={draft.state === 'failed' || draft.conflict !== null} t={t} />
    </SetupProvider>
  );
}
