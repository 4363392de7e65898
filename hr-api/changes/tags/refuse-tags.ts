import {
  MOVED_TO_REQUIRED,
  TAGS_MANDATORY,
  type TagIssue,
  type TagUndoRefusal,
} from '../../../lib/contract/changes/tag-rules';
import { ApiError } from '../../platform/errors';

interface Refusal {
  /** The field, as the form names it. */
  readonly path: string;
  readonly message: TagIssue | TagUndoRefusal;
}

/** As the specification words them. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'TagCode required': TAGS_MANDATORY,
  'TagUsersList required': TAGS_MANDATORY,
  'TagUserCode required': MOVED_TO_REQUIRED,
};

/** The refusal of a write of tags, with an issue for each field. */
export function refuseTags(...issues: readonly [Refusal, ...Refusal[]]): ApiError {
  const [{ path, message }] = issues;
  const specified = SPECIFIED[`${path} ${message}`];
  return new ApiError('invalid', {
    ...(specified && { message: specified }),
    issues: issues.map((issue) => ({ ...issue })),
  });
}
