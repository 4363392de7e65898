/** SOPQ-27: the path says what lies there. */
export const FRAME_KINDS = {
  'epdf-esign': 'document',
  'eletterpdf-esign': 'letter',
  'new-esign/employee': 'document',
  'pdf-esign': 'reading',
} as const;
export type FrameKind = (typeof FRAME_KINDS)[keyof typeof FRAME_KINDS];
