import type { ChangeMode } from '@/lib/contract/changes/change-rules';
import type { PreviewState } from './use-preview';

/** Whether others are to come, so that it must be said how far a change goes; what was said stays to be changed. */
export const asksMode = ({ preview }: PreviewState, chosen: ChangeMode | ''): boolean =>
  preview !== undefined && (preview.NeedsMode.length > 0 || (chosen !== '' && preview.Later.length > 0));
