/** What the client components of a section's page say. */
export const SECTION_MESSAGES = [
  'profile-sections',
  'form',
  'files',
  'table',
  'drafts',
  'errors',
  'notice.retry',
] as const;
