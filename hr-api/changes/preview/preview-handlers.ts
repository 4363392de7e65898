import type { changePreviewCalls } from '../../../lib/contract/changes/previews';
import type { Handlers } from '../../platform/calls/call';
import { previewChange } from './preview-change';

export const changePreviewHandlers: Handlers<keyof typeof changePreviewCalls> = {
  /** Which permission it needs, the kind of change says. */
  previewChange: { allow: 'visible', handle: previewChange },
};
