import type { PanelProps } from '@/components/platform/panel/define-panel';
import type { Walk } from '@/components/ui/walkthrough/walk';
import type { PickerWords } from './companion/buddy-picker';
import type { TaskEditorWords } from './task-editor';

export type BuddyTranslator = PanelProps<'buddy'>['t'];

/** What a walkthrough says beside its steps. */
export function walkMessagesOf(t: BuddyTranslator): Walk['words'] {
  return {
    next: t('next'),
    back: t('back'),
    finish: t('finish'),
    end: t('end'),
    stepOf: String(t.raw('stepOf')),
    leftOut: String(t.raw('leftOut')),
    rest: t('rest'),
    loading: t('loading'),
  };
}

export function pickerMessagesOf(t: BuddyTranslator): PickerWords {
  return {
    willYou: String(t.raw('willYou')),
    willYouText: String(t.raw('willYouText')),
    yes: t('yes'),
    saving: t('saving'),
    another: t('another'),
    current: t('current'),
    loadingPictures: t('loadingPictures'),
    retry: t('retry'),
  };
}

export function editorMessagesOf(t: BuddyTranslator): TaskEditorWords {
  return {
    task: t('task'),
    retry: t('retry'),
    taskName: t('taskName'),
    taskNameRequired: t('taskNameRequired'),
    headerInfo: t('headerInfo'),
    footerInfo: t('footerInfo'),
    stepText: String(t.raw('stepText')),
    save: t('save'),
    saving: t('saving'),
    taskSaved: t('taskSaved'),
    restored: t('restored'),
    bold: t('bold'),
    italic: t('italic'),
    bulletList: t('bulletList'),
    loading: t('loading'),
  };
}
