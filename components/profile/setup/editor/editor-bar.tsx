import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button/button';
import { ToolButton } from '@/components/ui/button/tool-button';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Language } from '@/lib/contract/platform/languages';
import type { useSectionDraft } from '../draft/use-section-draft';
import { RedoIcon, UndoIcon } from '../setup-icons';
import type { Selection, SetupSection } from '../setup-context';
import { DiscardDraft } from './discard-draft';
import { IssueMenu } from './issue-menu';
import { LanguageSelect } from './language-select';
import { SaveStateText } from './save-state-text';

interface EditorBarProps {
  readonly section: SetupSection;
  readonly draft: ReturnType<typeof useSectionDraft>;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onIssue: (place: Selection) => void;
  readonly onPublish: () => void;
  readonly onDiscarded: (isDeleted: boolean) => void;
}

/** How the draft stands and what can be done with all of it; stays in sight. */
export function EditorBar({ section, draft, language, onLanguage, onIssue, onPublish, onDiscarded }: EditorBarProps) {
  const t = useMessages('profile-setup');
  const { saved, isChanged, issues } = draft;
  const hasDraft = saved.IsDraft || isChanged;
  return (
    <div className="sticky top-14 z-20 -mx-4 mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-canvas px-4 py-2 md:top-16 md:-mx-1 md:rounded-b md:px-1">
      <Badge tone={hasDraft ? 'accent' : 'success'}>
        {hasDraft
          ? saved.BasedOn === 0
            ? t('draftNew')
            : t('draftOf', { number: saved.BasedOn })
          : t('inForceVersion', { number: saved.BasedOn })}
      </Badge>
      <SaveStateText draft={draft} />
      <div className="flex flex-1 flex-wrap items-center justify-end gap-x-2 gap-y-2 max-sm:basis-full">
        <ToolButton label={t('undo')} isOff={!draft.undo} onPress={() => draft.undo?.()}>
          <UndoIcon />
        </ToolButton>
        <ToolButton label={t('redo')} isOff={!draft.redo} onPress={() => draft.redo?.()}>
          <RedoIcon />
        </ToolButton>
        <LanguageSelect language={language} onLanguage={onLanguage} />
        {hasDraft && <DiscardDraft section={section} draft={draft} onDiscarded={onDiscarded} />}
        {issues.length > 0 && <IssueMenu onIssue={onIssue} />}
        <Button type="button" disabled={!hasDraft} onClick={onPublish}>
          {t('publish')}
        </Button>
      </div>
    </div>
  );
}
