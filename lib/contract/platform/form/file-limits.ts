/** PUPL-01, PUPL-02: what a file of a profile section may be. `limit` is in bytes, and the first that is too much. */
export const PROFILE_FILE = {
  limit: 200_001,
  types: ['jpeg', 'jpg', 'bmp', 'png', 'pdf', 'doc', 'docx'],
} as const;
